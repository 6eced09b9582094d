/** `npm run letters`: cuts the font for Devanagari to what the shop says. */
import { writeFile } from 'node:fs/promises'
import { listDevanagariWords } from './letters/devanagari-words.ts'
import { cutFile, cutFont, listDrawnOtherwise } from './letters/letters-font.ts'
import { runCommand } from './run-command.ts'
import { say } from './say.ts'

const usage = `Usage: npm run letters

  Cuts Anek Devanagari to the letters of all words in Hindi and Marathi that the shop says, and
  writes it to app/fonts. To be run when a test says that a word is drawn otherwise.

Exit codes: 0 done, 1 failed.`

await runCommand(usage, async () => {
  const words = listDevanagariWords()
  const font = await cutFont(words)
  await writeFile(cutFile, font)
  const wrong = await listDrawnOtherwise(words)
  if (wrong.length > 0) throw new Error(`Drawn otherwise: ${wrong.join(' ')}`)
  say(`${words.length} words, ${font.length} bytes.`)
})
