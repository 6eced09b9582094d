import { randomUUID } from 'node:crypto'
import { someEnquiry } from '#tests/support/send-form.ts'

const token = 'a-token-of-the-bench-itself'

/**
 * Gives the bytes of one enquiry's request after another, numbered after `sent`, each of somebody
 * else, or all of one person.
 */
export function nextEnquiry(
  port: number,
  sent = 0,
  person?: { email: string; mobileNumber: string },
): () => Buffer {
  let index = sent
  return () => {
    index += 1
    const body = JSON.stringify({ ...someEnquiry(index), ...person, submissionId: randomUUID() })
    return Buffer.from(
      `POST /enquiry/create HTTP/1.1\r\nHost: localhost:${port}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n` +
        `Cookie: XSRF-TOKEN=${token}\r\nX-XSRF-TOKEN: ${token}\r\n\r\n${body}`,
    )
  }
}
