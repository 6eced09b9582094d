import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { shopDefaults } from '#app/settings/shop-defaults.ts'
import { loadEnvFile } from '#server/config/env-file.ts'
import { settingNames } from '#server/config/settings.ts'
import { readConfig } from '#server/config.ts'
import { newPushKey } from '#server/delivery/channels/push-key.ts'
import { temporaryFolder } from './support/programs/command.ts'

const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('{docs,ops}/**/*.md')]
/** Of PostgreSQL, SQLite, nginx, Compose, the tests and the proxies' examples. */
const notOurs =
  /^(WALK|SQLITE|POSTGRES|PG|SITE_(ADDRESS|UPSTREAMS)|BACKUP|RELIABILITY|TEST|NODE|NOTICE|INDEX|RECIPE)(_|$)/

const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts

/** What a command is called with in an example, such as `list --delivery waiting` of `enquiries`. */
interface Call {
  command: string
  file: string
  words: string
}

/** The calls by `npm run` and, in containers, by `node commands/….ts`. */
function listCalls(text: string): Call[] {
  const asScripts = [...text.matchAll(/npm run ([a-z]+)(?: -s)? -- ([^\n`|>&;#()]+)/g)].map(
    ([, command = '', words = '']) => ({
      command,
      file: /(?:commands|bench|tests)\/[\w-]+\.ts/.exec(scripts[command] ?? '')?.[0] ?? '',
      words,
    }),
  )
  const asFiles = [...text.matchAll(/node commands\/([a-z]+)\.ts ([^\n`|>&;#()]+)/g)].map(
    ([, command = '', words = '']) => ({ command, file: `commands/${command}.ts`, words }),
  )
  return [...asScripts, ...asFiles]
}

/** A command's options, and its first word where that says what to do, as its own help has them. */
function listUnknownWords({ command, file, words }: Call): string[] {
  const source = readFileSync(file, 'utf8')
  const [first = '', ...rest] = words.trim().split(/\s+/)
  const chooses = /^[a-z]+$/.test(first)
  const unknown = [
    ...(chooses && !new RegExp(`\\b${first}\\b`).test(source) ? [first] : []),
    ...[first, ...rest].flatMap((word) => {
      const option = /^--[a-z-]+/.exec(word)?.[0]
      return option && option !== '--help' && !source.includes(option) ? [option] : []
    }),
  ]
  return unknown.map((word) => `${command}: ${word}`)
}

/** The headings of a document as links call them. */
function listHeadings(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

test('no document still holds two versions of the same lines', () => {
  const undecided = documents.filter((file) =>
    /^(<{7}|={7}|>{7})( |$)/m.test(readFileSync(file, 'utf8')),
  )
  expect(undecided).toEqual([])
})

test('a wrong word in an example would be noticed', () => {
  const wrong =
    'npm run enquiries -- water --colour red, node commands/enquiries.ts list --state sent'
  expect(listCalls(wrong).flatMap(listUnknownWords)).toEqual([
    'enquiries: water',
    'enquiries: --colour',
  ])
})

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8')

  test('links to files that exist', () => {
    const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map((match) => match[1] ?? '')
    expect(links.filter((link) => !existsSync(join(dirname(document), link)))).toEqual([])
  })

  test('names paths of ours that exist', () => {
    const paths = [
      ...text.matchAll(
        /`((?:app|main|server|database|languages|commands|tests|bench|docs|ops|art|catalogue-data)\/[\w./-]+)`/g,
      ),
    ]
    expect(paths.map((match) => match[1] ?? '').filter((path) => !existsSync(path))).toEqual([])
  })

  test('names paths in its examples that exist', () => {
    const examples = [...text.matchAll(/```\w*\n([\s\S]*?)```/g)].map((match) => match[1] ?? '')
    const paths = examples.flatMap((example) =>
      [...example.matchAll(/(?<![\w./-])(?:ops|commands|tests|bench|docs)\/[\w./-]*\w/g)].map(
        String,
      ),
    )
    // The operator makes it from its example.
    const made = ['ops/compose.env']
    expect(paths.filter((path) => !made.includes(path) && !existsSync(path))).toEqual([])
  })

  test('links to headings that exist', () => {
    const links = [...text.matchAll(/\]\(([^)#:]*)#([^)]+)\)/g)]
    const lost = links.filter(([, file = '', heading]) => {
      const target = file ? join(dirname(document), file) : document
      return target.endsWith('.md') && !listHeadings(target).includes(heading ?? '')
    })
    expect(lost.map(String)).toEqual([])
  })

  test('names commands that exist', () => {
    const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1] ?? '')
    expect(commands.filter((command) => !(command in scripts))).toEqual([])
  })

  test('calls commands with what they know', () => {
    expect(listCalls(text).flatMap(listUnknownWords)).toEqual([])
  })

  test('names settings that are read', () => {
    const names = [...text.matchAll(/`([A-Z]+(?:_[A-Z]+)+)(?==|`)/g)].map((match) => match[1] ?? '')
    const meant = names.filter((name) => !notOurs.test(name))
    expect(meant.filter((name) => !settingNames.includes(name))).toEqual([])
  })
})

/** The files that a document links to, pictures too, as paths of the repository. */
function listLinked(document: string) {
  const links = readFileSync(document, 'utf8').matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)
  return [...links].map(([, link = '']) => join(dirname(document), link))
}

test('every document can be reached from the README by links', () => {
  const found = new Set(['README.md'])
  for (const document of found) {
    for (const linked of listLinked(document)) {
      if (linked.endsWith('.md')) found.add(linked)
    }
  }
  expect(documents.filter((document) => !found.has(document))).toEqual([])
})

test('the list of decisions names each by its title', () => {
  const list = readFileSync('docs/decisions.md', 'utf8')
  const lines = globSync('docs/decisions/*.md').map((file) => {
    const [, number, title] = /^# (\d+): (.+)$/m.exec(readFileSync(file, 'utf8')) ?? []
    return `- [${number}](decisions/${basename(file)}) ${title}`
  })
  expect(lines.filter((line) => !list.includes(`${line}\n`))).toEqual([])
})

describe('the README', () => {
  const readme = readFileSync('README.md', 'utf8')

  test('begins with the two commands', () => {
    const start = readme.slice(0, 700)
    expect(start).toContain('npm ci && npm start')
    expect(start).toContain('npm ci && npm test')
  })

  test('is read on one screen, and leads to a page for each reader', () => {
    expect(readme.split('\n').length).toBeLessThanOrEqual(60)
    const pages = ['docs/owner.md', 'docs/operator.md', 'docs/developer.md']
    expect(listLinked('README.md')).toEqual(expect.arrayContaining(pages))
  })

  test('shows shop and desk in pictures of 150 KB together at most', () => {
    const pictures = listLinked('README.md').filter((path) => path.endsWith('.webp'))
    expect(pictures).toEqual(['docs/pictures/shop.webp', 'docs/pictures/desk.webp'])
    expect(pictures.reduce((sum, path) => sum + statSync(path).size, 0)).toBeLessThan(150_000)
  })
})

test('the glossary explains thirty words, by names that the code has', () => {
  const glossary = readFileSync('CONTRIBUTING.md', 'utf8').split('\n## Glossary\n')[1] ?? ''
  const rows = [...glossary.matchAll(/^\| [^|]+ \| [^|]+ \|(.*)\|$/gm)].map(
    ([, names = '']) => names,
  )
  expect(rows.length).toBeGreaterThanOrEqual(30)
  const names = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
  const sources = globSync('{app,server,main,database,bench,catalogue-data}/**/*.{ts,tsx,yaml}')
  const code = sources.map((file) => readFileSync(file, 'utf8'))
  const isThere = (name: string) => existsSync(name) || code.some((text) => text.includes(name))
  expect(names.filter((name) => !isThere(name))).toEqual([])
})

test('the yearly drill opens on this machine alone and writes to nobody, whatever .env says', async () => {
  const [, settings = ''] =
    /^((?:[A-Z_]+=\S* )+)npm start/m.exec(readFileSync('ops/backup.md', 'utf8')) ?? []
  const file = join(await temporaryFolder(), '.env')
  const live = {
    SITE_URL: 'https://nursery.example',
    DATA_DIR: '/var/lib/aangan',
    BACKUP_DIR: '/backups',
    SMTP_URL: 'smtp://mail.example',
    WEBHOOK_URL: 'https://crm.example',
    WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}`,
    PUSH_PRIVATE_KEY: newPushKey(),
  }
  await writeFile(
    file,
    Object.entries(live)
      .map((line) => `${line.join('=')}\n`)
      .join(''),
  )
  for (const name of settingNames) vi.stubEnv(name, undefined)
  for (const [, name = '', value] of settings.matchAll(/([A-Z_]+)=(\S*) /g)) vi.stubEnv(name, value)
  const config = readConfig(process.env, shopDefaults, loadEnvFile(file))
  vi.unstubAllEnvs()
  expect(config).toMatchObject({
    ...{ port: 3999, host: '127.0.0.1', siteUrlGiven: false },
    ...{ dataDir: '/tmp/drill', backupDir: '/tmp/drill/backups' },
    ...{ mail: { smtpUrl: undefined }, webhook: undefined, push: undefined },
  })
})
