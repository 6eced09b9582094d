import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * Words that mean something of our own, and the term that every engineer knows. What is stored or
 * stands on a screen keeps its name, in backticks or italics.
 */
const ofOurOwn: readonly [pattern: RegExp, instead: string][] = [
  [/\brooms?\b/, 'background, space, memory'],
  [/\bdoors?\b/, 'handler, route, endpoint, sign-in'],
  [/\bhouse\b/, 'project, site'],
  [/\b(the roof|ground floor|landlord)\b/, 'top, lowest layer'],
  [/\bstock\b/, 'catalogue'],
  [/\bkept (pages?|inbox|answers?|copies)\b/, 'cached, stored'],
  [/\b(a|its|their|the) kept\b/, 'cached, stored'],
  [/\bnotices\b/, 'notifications'],
  [/\banew\b/, 'again, afresh'],
  [/\bmend(s|ed|ing)?\b/, 'correct, repair'],
  [/\breckon(s|ed|ing)?\b/, 'compute'],
  [/\b(wait|waits|waited|waiting) (for|its|their) (a |its |their )?turn\b/, 'queue'],
  [/\btak(e|es|ing) turns\b/, 'lock'],
  [/\bin turns\b/, 'alternately, from a queue'],
  [/\bsettl(e|es|ed|ing)\b/, 'store, validate, prune'],
  [/\b(brought|brings?|comes?|came) to life\b/, 'hydrate'],
  [/\bpatience\b/, 'time limit'],
  [/\bthe way out\b/, 'channel'],
  [/\bglance(s|d)?\b/, 'look'],
]

const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('{docs,ops,art}/**/*.md')]
const settings = globSync('ops/*.{yml,yaml,conf,service,sh,example}').concat([
  'ops/Caddyfile',
  'ops/Dockerfile',
  '.env.example',
])

/** A document without its examples, names and what stands on screens; a link without its address. */
function proseOf(text: string) {
  return text
    .replaceAll(/```[\s\S]*?```/g, '')
    .replaceAll(/`[^`]*`/g, '`')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/(?<![*\w])\*(?!\*)[^*]+\*/g, '*')
}

/** The comments of a file of settings. */
function commentsOf(text: string) {
  return text
    .split('\n')
    .map((line) => /^\s*#\s?(.*)/.exec(line)?.[1] ?? '')
    .join('\n')
}

function listFaults(text: string) {
  const prose = text.replaceAll(/\s+/g, ' ')
  return ofOurOwn.flatMap(([pattern, instead]) =>
    [...prose.matchAll(new RegExp(pattern, 'gi'))].map(
      ({ 0: word, index }) => `${prose.slice(index - 40, index + 40)}: "${word}" is ${instead}`,
    ),
  )
}

test.each(documents)('%s is written in words that everybody knows', (file) => {
  expect(listFaults(proseOf(readFileSync(file, 'utf8')))).toEqual([])
})

test.each(settings)('the comments of %s are, too', (file) => {
  expect(listFaults(commentsOf(readFileSync(file, 'utf8')))).toEqual([])
})

test('a word of our own would be noticed, a stored name would not', () => {
  expect(listFaults(proseOf('It waits at the door.'))).toHaveLength(1)
  expect(listFaults(proseOf('In `door.css`, as *Notices* on [a page](a-door.md).'))).toEqual([])
  expect(listFaults(commentsOf('listen 80;\n  # Mend this.'))).toHaveLength(1)
})
