import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/** What the HTTP server hands on of a request; missing in development. */
export interface Connection {
  incoming?: Pick<IncomingMessage, 'headers' | 'socket' | 'complete'>
}

/**
 * Gives the visitor's address: the connection's own, or behind `trustProxy` proxies the one that
 * the outermost of them wrote into `X-Forwarded-For`. What stands left of it anybody can invent.
 */
export function clientAddress({ incoming }: Connection, trustProxy: number): string {
  const own = incoming?.socket.remoteAddress ?? 'unknown'
  const said = incoming && addedByProxy(incoming.headers, 'x-forwarded-for', trustProxy)
  return said ? withoutPort(said) : own
}

/**
 * Tells whether a request's body stopped coming before its end: its sender has hung up, or was cut
 * off for being slow.
 */
export function isBrokenOff({ incoming }: Connection): boolean {
  return incoming !== undefined && !incoming.complete && incoming.socket.destroyed
}

/** Gives `http` or `https` as the outermost trusted proxy saw it, or undefined. */
export function visitorProtocol({ incoming }: Connection, trustProxy: number): string | undefined {
  if (!incoming || trustProxy === 0) return undefined
  const said = listed(incoming.headers, 'x-forwarded-proto')
  return (said.at(-trustProxy) ?? said[0])?.toLowerCase()
}

/**
 * Gives the part of an address that belongs to one visitor: all of IPv4, the first half of
 * IPv6, because a household or a phone has the whole other half to itself.
 */
export function visitorNetwork(address: string): string {
  const v4 = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1]
  if (v4) return v4
  if (!address.includes(':')) return address.slice(0, 64)
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right]
  const half = groups.slice(0, 4).map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
  return half.join(':').slice(0, 64)
}

/** Some proxies name the port too, and put IPv6 into brackets for it (RFC 7239, section 6). */
function withoutPort(address: string) {
  const bare = address.replace(/^"(.*)"$/, '$1')
  return (
    /^\[([^\]]*)\](?::\d+)?$/.exec(bare)?.[1] ??
    /^(\d{1,3}(?:\.\d{1,3}){3}):\d+$/.exec(bare)?.[1] ??
    bare
  )
}

function addedByProxy(headers: IncomingHttpHeaders, name: string, trustProxy: number) {
  return trustProxy === 0 ? undefined : listed(headers, name).at(-trustProxy)
}

function listed(headers: IncomingHttpHeaders, name: string) {
  return String(headers[name] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
}
