import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

const token = 'a-token-of-the-test-itself'

/** An enquiry that nobody sent before: its number and words are made from `index`. */
export function someEnquiry(index: number) {
  return {
    fullName: 'Meera Deshpande',
    email: `meera${index}@example.com`,
    mobileNumber: String(9_876_500_000 + index),
    address: '12, Baner Road, Pune',
    message: `Wish number ${index}`,
  }
}

/** Sends a form's JSON to a running site, with the anti-forgery pair; gives the reference, if one is given. */
export async function sendForm(site: { url: string }, path: string, body: unknown) {
  const response = await fetch(site.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: `XSRF-TOKEN=${token}`,
      'x-xsrf-token': token,
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  const { reference } = await response.json()
  return String(reference)
}

/**
 * Sends so many enquiries over so many connections, each until it is answered, as the dialog's
 * next try does: always with the same id. `answered` fills with references by id; `done` ends
 * when all are answered.
 */
export function sendEnquiries(
  site: { url: string },
  { enquiries, connections }: { enquiries: number; connections: number },
) {
  const answered = new Map<string, string>()
  const waiting = Array.from({ length: enquiries }, (_, index) => index)
  async function sendOnce(index: number) {
    const submissionId = randomUUID()
    for (;;) {
      try {
        const enquiry = { ...someEnquiry(index), submissionId }
        answered.set(submissionId, await sendForm(site, '/enquiry/create', enquiry))
        return
      } catch {
        // Each try of all who wait costs as much as an answer.
        await wait(200)
      }
    }
  }
  const senders = Array.from({ length: connections }, async () => {
    for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
      await sendOnce(index)
    }
  })
  return { answered, done: Promise.all(senders) }
}

/** How long to wait for what will come, in ms: only a fault takes so long, also on a busy machine. */
export const patienceMs = 120_000

/** Waits until `check` holds; throws when it does not within `withinMs`. */
export async function until(
  check: () => boolean | Promise<boolean>,
  what: string,
  withinMs = patienceMs,
) {
  const giveUpAt = performance.now() + withinMs
  while (!(await check())) {
    if (performance.now() > giveUpAt) throw new Error(`Waited in vain until ${what}`)
    await wait(20)
  }
}
