import { request } from 'node:http'

/** What a browser says that it takes; all load asks for the same. */
export const acceptedEncoding = 'gzip, deflate, br, zstd'

/** Headers that each server writes by itself. */
const writtenByServer = /^(date|connection|keep-alive|transfer-encoding|content-length)$/i

/** A whole answer as it came over the wire, still compressed. */
export interface Answer {
  /** In the order sent, without those that a server writes by itself. */
  headers: [name: string, value: string][]
  body: Buffer
}

/** Fetches an answer from loopback. Throws when it is not a 200. */
export function fetchAnswer(port: number, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': acceptedEncoding }
    request({ port, path, headers, host: '127.0.0.1', agent: false }, async (response) => {
      const body = Buffer.concat(await response.toArray())
      if (response.statusCode !== 200) {
        reject(new Error(`${path} answered ${response.statusCode}`))
        return
      }
      resolve({ headers: pairs(response.rawHeaders), body })
    })
      .once('error', reject)
      .end()
  })
}

function pairs(rawHeaders: readonly string[]): [string, string][] {
  return rawHeaders
    .flatMap((name, index): [string, string][] =>
      index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? '']] : [],
    )
    .filter(([name]) => !writtenByServer.test(name))
}
