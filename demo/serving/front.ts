import { once } from 'node:events'
import {
  request as ask,
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { deskPath, loginPath } from '#app/paths/desk-paths.ts'
import { demoSheetHash, withDemoLine } from './demo-line.ts'
import { mailHtml, mailHtmlPolicy, mailListPage, mailPage, mailPagesPolicy } from './mail-pages.ts'
import { isMailsPath, mailsPath, readMailPath } from './mail-paths.ts'
import type { Attached, Mailbox } from './mailbox.ts'

/** What visitors of the demonstration reach: it passes on to the site, and adds what is the demonstration's. */
export interface Front {
  /** Begins to pass on, to the site's own port; before that it says that it is being made. */
  passTo(port: number, mailbox: Mailbox): void
  close(): void
}

/** Where it passes on to. */
interface Site {
  port: number
  mailbox: Mailbox
}

const host = '127.0.0.1'
/**
 * In ms, as long as the site's own: by Node's five seconds a busy client asks on a connection that
 * is just cut.
 */
const keepAliveTimeout = 65_000
const policy = 'content-security-policy'
const policyHeader = 'Content-Security-Policy'
const html = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }
const beingMade =
  '<!doctype html><meta http-equiv="refresh" content="2"><title>Demonstration</title><p>The demonstration is being made. This page comes by itself.'

/**
 * Opens the demonstration's port on this machine. In front of the site, so that nothing of the
 * demonstration is in the site itself. Throws where the port can't be had.
 */
export async function openFront(port: number): Promise<Front> {
  let site: Site | undefined
  const server = createServer({ keepAliveTimeout }, (request, response) => {
    response.setHeader('X-Robots-Tag', 'noindex')
    if (!site) {
      response.writeHead(503, { ...html, 'Retry-After': '2' }).end(beingMade)
      return
    }
    answer(site, request, response).catch(() => {
      if (!response.headersSent) response.writeHead(502)
      response.end()
    })
  })
  await listen(server, port)
  return {
    passTo(sitePort, mailbox) {
      site = { port: sitePort, mailbox }
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen({ port, host: 'localhost' })
  await once(server, 'listening')
}

async function answer(site: Site, request: IncomingMessage, response: ServerResponse) {
  // An address that begins with two slashes names no other host here.
  const url = new URL(`http://${request.headers.host ?? host}${request.url ?? '/'}`)
  if (isMailsPath(url.pathname)) return answerMails(site, url, request, response)
  return passOn(site, url, request, response)
}

/** Shows the mails to whoever is signed in, and leads others to the sign-in. */
async function answerMails(
  { port, mailbox }: Site,
  url: URL,
  { headers }: IncomingMessage,
  response: ServerResponse,
) {
  const { cookie = '', host: asked = '' } = headers
  // The desk tells a program, which asks for no page, by the status alone.
  const guarded = await call(port, {
    method: 'GET',
    path: deskPath,
    headers: { cookie, host: asked },
  })
  guarded.resume()
  const { statusCode = 502 } = guarded
  // A site that can't say who somebody is lets nobody in.
  if (statusCode >= 400) {
    response.writeHead(303, { Location: `${loginPath}?next=${mailsPath}` }).end()
    return
  }
  const wanted = readMailPath(url.pathname)
  if (wanted === 'list') {
    const page = Number(/^\d{1,5}$/.exec(url.searchParams.get('page') ?? '')?.[0] ?? 0)
    const words = url.searchParams.get('q')?.trim() ?? ''
    return show(response, withDemoLine(mailListPage(mailbox, { words, page }), url))
  }
  const mail = wanted && mailbox.find(wanted.id)
  const attached = mail && typeof wanted.part === 'number' && mail.attached[wanted.part]
  if (attached) sendAttached(response, attached)
  else if (mail && wanted.part === undefined) show(response, withDemoLine(mailPage(mail), url))
  else if (mail && wanted.part === 'html') {
    response.writeHead(200, { ...html, [policyHeader]: mailHtmlPolicy }).end(mailHtml(mail))
  } else {
    response
      .writeHead(404, html)
      .end('<!doctype html><title>No mail</title><p>There is no such mail.')
  }
}

/** Hands out what came with a mail: a PDF to be read in the browser, anything else to be saved. */
function sendAttached(response: ServerResponse, { name, type, base64 }: Attached) {
  const shown = type === 'application/pdf' ? 'inline' : 'attachment'
  response
    .writeHead(200, {
      'Content-Type': type,
      'Content-Disposition': `${shown}; filename*=UTF-8''${encodeURIComponent(name)}`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    })
    .end(Buffer.from(base64, 'base64'))
}

function show(response: ServerResponse, page: string) {
  response.writeHead(200, { ...html, [policyHeader]: allowLine(mailPagesPolicy) }).end(page)
}

/** Hands a request to the site and its answer back; a page gets the demonstration's line. */
async function passOn(
  { port }: Site,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = 'GET', url: path = '/', socket } = request
  const headers: OutgoingHttpHeaders = {
    ...request.headers,
    'x-forwarded-for': socket.remoteAddress,
  }
  // A page that is compressed could not be added to.
  if (request.headers.accept?.includes('text/html')) delete headers['accept-encoding']
  const answered = await call(port, { method, path, headers }, request, response)
  const { statusCode = 502, headers: given } = answered
  const isPage = given['content-type']?.startsWith('text/html') && !given['content-encoding']
  if (!isPage) {
    response.writeHead(statusCode, given)
    // What the site breaks off is broken off here too.
    await pipeline(answered, response)
    return
  }
  const { 'content-length': _, [policy]: allowed, ...rest } = given
  const page = withDemoLine(await text(answered), url)
  const policies = typeof allowed === 'string' ? { [policy]: allowLine(allowed) } : {}
  response.writeHead(statusCode, { ...rest, ...policies }).end(page)
}

/** Asks the site; gives its answer once that begins. Whoever breaks off is not answered. */
async function call(
  port: number,
  options: { method: string; path: string; headers: OutgoingHttpHeaders },
  body?: IncomingMessage,
  response?: ServerResponse,
): Promise<IncomingMessage> {
  const asked = ask({ ...options, host, port })
  // Once it answers, what breaks off is told by its answer.
  asked.on('error', () => undefined)
  response?.on('close', () => asked.destroy())
  if (body) body.pipe(asked)
  else asked.end()
  const [answered] = (await once(asked, 'response')) as [IncomingMessage]
  return answered
}

/** Adds the line's sheet to what a policy allows. */
function allowLine(allowed: string): string {
  return allowed.replace(/style-src /, `style-src ${demoSheetHash} `)
}
