/** Runs commands one after another in one process: most of what a short one costs is reading its code. */
export type Command =
  | 'enquiries'
  | 'newsletter'
  | 'backup'
  | 'restore'
  | 'move'
  | 'staff'
  | 'catalogue'
  | 'push-key'
  | 'house'
  | 'letters'
  | 'build'
  | 'building/build-if-needed'
  | 'pictures'

/** What a command left behind when it ended. */
export interface Ended {
  code: number
  stdout: string
  stderr: string
}

/** What the host is sent, and what it sends back. */
export interface Call {
  id: string
  command: Command
  args: string[]
  env: NodeJS.ProcessEnv
}
export interface Answer {
  id: string
  ended: Ended
}

let before: Promise<unknown> = Promise.resolve()

process.on('message', (call: Call) => {
  before = before.then(async () => {
    process.send?.({ id: call.id, ended: await run(call) } satisfies Answer)
  })
})

async function run({ id, command, args, env }: Call): Promise<Ended> {
  for (const name of Object.keys(process.env)) delete process.env[name]
  Object.assign(process.env, env)
  process.argv.splice(1, Number.POSITIVE_INFINITY, `commands/${command}.ts`, ...args)
  const stdout = listen(process.stdout)
  const stderr = listen(process.stderr)
  // Another address is another module: the command is begun again, on what it shares with others.
  const failure = await import(`#commands/${command}.ts?${id}`).then(() => '', String)
  for (const stream of [process.stdout, process.stderr]) stream.removeAllListeners('error')
  const code = failure ? 1 : Number(process.exitCode ?? 0)
  process.exitCode = 0
  return { code, stdout: stdout(), stderr: stderr() + failure }
}

/** Keeps what is written to a stream, until the function that it gives is called for it. */
function listen(stream: NodeJS.WriteStream): () => string {
  const { write } = stream
  const said: string[] = []
  stream.write = (text: string | Uint8Array) => said.push(String(text)) > 0
  return () => {
    stream.write = write
    return said.join('')
  }
}
