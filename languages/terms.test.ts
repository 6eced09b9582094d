import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/**
 * Words that visitors shall not meet, and what the shop says instead: one term for one thing, and
 * none that says something else (docs/translations.md).
 */
const avoided: readonly [pattern: RegExp, instead: string, only?: 'hi' | 'mr'][] = [
  [/निरोप/, 'संदेश', 'mr'],
  [/समाचार-पत्र|चिट्ठी/, 'न्यूज़लेटर', 'hi'],
  [/बागवानी की (?:अगली )?बातें/, 'न्यूज़लेटर', 'hi'],
  [/बागकामाचे पत्र|बागकामाच्या (?:पत्र|टिपा|पुढच्या)/, 'वार्तापत्र', 'mr'],
  [/गप्पा/, 'चॅट', 'mr'],
  [/बरत/, 'इस्तेमाल', 'hi'],
  [/हमारे लोग/, 'हमारी टीम', 'hi'],
  [/आमची माणसे|आमच्या माणसां/, 'आमची टीम', 'mr'],
  [/निजता|की नीति/, 'गोपनीयता नीति, डिलीवरी नीति', 'hi'],
  [/शिपिंग/, 'डिलीवरी', 'hi'],
  [/(?:गोपनीयते|डिलिव्हरी)चे धोरण/, 'गोपनीयता धोरण, डिलिव्हरी धोरण', 'mr'],
  [/(?:घाऊक|कॉर्पोरेट) भेटी/, 'भेटवस्तू', 'mr'],
  [/उजली छाँव|उजेडाची सावली|उजेडाच्या सावली/, 'तेज़ उजाला, भरपूर उजेड'],
  [/खोजक|शोधक/, 'पौधा चुनें, रोप निवडा'],
  [/वर्तनी/, 'स्पेलिंग', 'hi'],
  [/मांसल|खादाड/, 'सकुलंट, जास्त पोषण लागणारी', 'mr'],
  [/हरे मसाले|हरे मसालों/, 'धनिया-पुदीना', 'hi'],
  [/ढूँढ(?!़)/, 'ढूँढ़', 'hi'],
  [/बाल्कनी/, 'बालकनी', 'hi'],
  [/हायब्रीड/, 'हायब्रिड', 'mr'],
  [/पेज/, 'पन्ना', 'hi'],
  [/सर्वात/, 'सर्वांत', 'mr'],
  [/दुवा|दुवे/, 'लिंक', 'mr'],
  [/प्रिय \$/, '… जी, नमस्ते and नमस्कार …'],
  [/तुम्ह|तुमच/, 'आपण', 'mr'],
  [/(?<!\p{L})पहा(?![\p{L}\p{M}])/u, 'पाहा', 'mr'],
  [/येथ/, 'इथे', 'mr'],
  [/[क-ग]़/, 'the letter without a dot: only ज़ फ़ ड़ ढ़ have one', 'hi'],
  [/\d मिली(?![\p{L}\p{M}])/u, 'मि.ली.'],
]

test.each(['hi', 'mr'] as const)('says in %s one word for one thing', (language) => {
  const faults = listTexts(language).flatMap(({ file, texts }) =>
    avoided.flatMap(([pattern, instead, only]) => {
      if (only && only !== language) return []
      const found = texts.filter((text) => pattern.test(text))
      return found.map((text) => `${file}: ${instead} in place of ${pattern} in: ${text}`)
    }),
  )
  expect(faults).toEqual([])
})

/** Gives what visitors read in a language, by the file that says it. */
function listTexts(language: 'hi' | 'mr') {
  const sources = ['app', 'catalogue-data', 'demo', 'languages', 'server'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  return sources.flatMap((file) => {
    const isWords = file.endsWith('.words.ts')
    if (!isWords && !file.endsWith('.yaml')) return []
    return [{ file, texts: partOf(readFileSync(file, 'utf8'), language) }]
  })
}

const lines = (source: string) =>
  source.split('\n').filter((line) => /\p{Script=Devanagari}/u.test(line))

/** Gives the lines that stand below `hi:` or `mr:`, to where something else stands beside it. */
function partOf(source: string, language: 'hi' | 'mr'): string[] {
  const found: string[] = []
  let depth: number | undefined
  for (const line of source.split('\n')) {
    const indent = line.length - line.trimStart().length
    if (depth !== undefined && line.trim() !== '' && indent <= depth) depth = undefined
    const begins = new RegExp(`^\\s*${language}:`).test(line)
    if (begins) depth = indent
    if (depth !== undefined) found.push(line.trim())
  }
  return found.flatMap(lines)
}
