import { expect, test } from 'vitest'
import { takeInShort } from './in-short.ts'
import { plainWords } from './marks.ts'
import { parseMarks } from './parse-marks.ts'

const take = (body: string) => takeInShort(parseMarks(body).blocks)
const facts = ['- **Takes:** 70 to 90 days', '- **Wants** five [hours](/finder) of sun']
const third = '- **Sow.** On the surface'

test('a list of bold beginnings before the first heading is taken out as the facts of a guide', () => {
  const { inShort, blocks } = take(`First.\n\n${[...facts, third].join('\n')}\n\n## Then\n\nMore.`)
  expect(inShort.map(({ label, words }) => `${label} = ${plainWords(words)}`)).toEqual([
    'Takes = 70 to 90 days',
    'Wants = five hours of sun',
    'Sow = On the surface',
  ])
  expect(blocks.map(({ is }) => is)).toEqual(['paragraph', 'heading', 'paragraph'])
})

test.each([
  ['two entries', facts.join('\n')],
  ['seven entries', Array.from({ length: 7 }, () => third).join('\n')],
  ['numbers', [...facts, third].map((line, at) => line.replace('-', `${at + 1}.`)).join('\n')],
  ['an entry without bold', [...facts, '- Sow on the surface'].join('\n')],
  ['an entry of nothing but bold', [...facts, '- **Sow**'].join('\n')],
  ['something below an entry', [...facts, `${third}\n  - Not deep`].join('\n')],
  ['a heading before it', `## First\n\n${[...facts, third].join('\n')}`],
])('a list with %s stays where it is', (_, body) => {
  const { inShort, blocks } = take(body)
  expect([inShort, blocks.some(({ is }) => is === 'list')]).toEqual([[], true])
})
