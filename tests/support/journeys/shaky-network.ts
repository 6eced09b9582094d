import { EventEmitter, once } from 'node:events'
import { createServer, request } from 'node:http'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { portOf } from '#server/http/port-of.ts'

/** The way between browsers and a site, which a test can cut: a port of its own before the site's. */
export interface ShakyNetwork {
  url: string
  /** Closes the port: whoever comes is refused, and what is under way breaks off. */
  cut(): Promise<void>
  /** Lets everything through. */
  restore(): Promise<void>
  /** Takes requests in and never answers them. */
  hang(): void
  /** Answers everything as a site whose process is away is answered for: 503. */
  fail(): void
  /** Lets posts through to the site and never lets their answers back. */
  loseAnswers(): void
  /** Lets posts through to the site, and of their answers the head and one byte of the body. */
  cutAnswers(): void
  /** Changes the text that the site answers at a path, as another version of it would. */
  change(path: string, to: (text: string) => string): void
  /** Answers a path with this, in the site's place. */
  answer(path: string, body: string): void
  /** Ends when the site's next answer at a path has gone through. */
  untilAnswered(path: string): Promise<void>
  stop(): Promise<void>
}

/** Opens a network before a site. */
export async function openNetwork(siteUrl: string): Promise<ShakyNetwork> {
  let mode: 'open' | 'hang' | 'fail' | 'lose-answers' | 'cut-answers' = 'open'
  const changes = new Map<string, (text: string) => string>()
  const answers = new Map<string, string>()
  const answered = new EventEmitter()
  const held = new Set<Socket>()
  const site = new URL(siteUrl)

  const server = createServer((asked, answer) => {
    if (mode === 'hang') return void held.add(asked.socket)
    const { method, url: path = '', headers } = asked
    if (mode === 'fail') return void answer.writeHead(503).end('No site here.')
    const own = answers.get(path)
    if (own) return void answer.writeHead(200, { 'cache-control': 'public' }).end(own)
    const isLost = mode === 'lose-answers' && method === 'POST'
    const isCut = mode === 'cut-answers' && method === 'POST'
    const passed = request({ host: site.hostname, port: site.port, method, path, headers })
    passed.on('response', async (got) => {
      if (isLost) return void got.resume().on('end', () => asked.socket.destroy())
      const change = changes.get(path)
      // As if the minute had passed for which browsers keep pages by themselves.
      const cacheControl = got.headers['cache-control']?.replace('max-age=60', 'max-age=0')
      const { 'content-length': length, ...others } = got.headers
      answer.writeHead(got.statusCode ?? 500, {
        ...others,
        ...(cacheControl && { 'cache-control': cacheControl }),
        ...(length && !change && { 'content-length': length }),
      })
      if (isCut) {
        const [byte] = await got.take(1).toArray()
        answer.write(byte.subarray(0, 1), () => asked.socket.destroy())
      } else if (change) answer.end(change(await text(got)))
      else got.pipe(answer)
      answer.on('finish', () => answered.emit(path))
    })
    passed.on('error', () => asked.socket.destroy())
    asked.pipe(passed)
  })
  const listen = async (port: number) => {
    server.listen(port, 'localhost')
    await once(server, 'listening')
  }
  const close = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  await listen(0)
  const port = portOf(server)
  return {
    url: `http://localhost:${port}`,
    cut: close,
    async restore() {
      mode = 'open'
      for (const socket of held) socket.destroy()
      held.clear()
      if (!server.listening) await listen(port)
    },
    hang() {
      mode = 'hang'
    },
    fail() {
      mode = 'fail'
    },
    loseAnswers() {
      mode = 'lose-answers'
    },
    cutAnswers() {
      mode = 'cut-answers'
    },
    answer: (path, body) => void answers.set(path, body),
    change: (path, to) => void changes.set(path, to),
    untilAnswered: async (path) => void (await once(answered, path)),
    stop: close,
  }
}
