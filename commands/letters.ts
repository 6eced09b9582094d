/** `npm run letters`: cuts the fonts of other scripts to what the shop says. */
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type Script, scripts } from '#languages/scripts.ts'
import { drawNames, drawnNamesPicture, drawnNamesSheet } from './letters/drawn-names.ts'
import { cutFile, cutFont, listDrawnOtherwise } from './letters/letters-font.ts'
import { listWordsIn } from './letters/script-words.ts'
import { runCommand } from './shared/run-command.ts'
import { say } from './shared/say.ts'

const usage = `Usage: npm run letters

  Cuts the font of each script but English's to the letters of all words in it that the shop says,
  and writes it to app/ui/fonts; draws what each language calls itself, for the switch between them.
  To be run when a test says that a word is drawn otherwise, and when a language comes or goes.

Exit codes: 0 done, 1 failed, 2 called wrongly.`

await runCommand(usage, async (args) => {
  parseArgs({ args })
  for (const script of Object.keys(scripts) as Script[]) {
    const words = listWordsIn(script)
    const font = await cutFont(script, words)
    await writeFile(cutFile(script), font)
    const wrong = await listDrawnOtherwise(script, words)
    if (wrong.length > 0) throw new Error(`Drawn otherwise: ${wrong.join(' ')}`)
    say(`${script}: ${words.length} words, ${font.length} bytes.`)
  }
  const { picture, sheet } = await drawNames()
  await writeFile(drawnNamesPicture, picture)
  await writeFile(drawnNamesSheet, sheet)
})
