import { acceptedEncoding } from './answer.ts'

/** What is said to a wrong attempt: wrong, too often, or that too many wait. */
export const refusedSignIns: readonly number[] = [422, 429, 503]

/** Gives the bytes of one wrong attempt to sign in after another, each from a network of its own. */
export function nextSignIn(): () => Buffer {
  let index = 0
  return () => {
    index += 1
    const body = `identity=${9_876_500_000 + index}&password=a+password+of+nobody`
    const network = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`
    return Buffer.from(
      `POST /login HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${acceptedEncoding}\r\n` +
        `Sec-Fetch-Site: same-origin\r\nX-Forwarded-For: ${network}\r\n` +
        `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    )
  }
}
