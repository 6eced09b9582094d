import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('{docs,ops}/**/*.md')]
const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8')

  test('links to files that exist', () => {
    const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map((match) => match[1] ?? '')
    expect(links.filter((link) => !existsSync(join(dirname(document), link)))).toEqual([])
  })

  test('names paths of ours that exist', () => {
    const paths = [
      ...text.matchAll(/`((?:app|server|database|commands|tests|bench|docs|ops)\/[\w./-]+)`/g),
    ]
    expect(paths.map((match) => match[1] ?? '').filter((path) => !existsSync(path))).toEqual([])
  })

  test('names commands that exist', () => {
    const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1] ?? '')
    expect(commands.filter((command) => !(command in scripts))).toEqual([])
  })
})

test('the README begins with the two commands', () => {
  const start = readFileSync('README.md', 'utf8').slice(0, 700)
  expect(start).toContain('npm ci && npm start')
  expect(start).toContain('npm ci && npm test')
})
