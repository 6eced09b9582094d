import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createQueue } from '#server/work-queue.ts'

const derive = promisify(argon2)

/** What a hash costs: OWASP's second choice for Argon2id, 19 MiB (here in KiB) and two passes. */
const costs = { memory: 19 * 1024, passes: 2, parallelism: 1 }
const saltBytes = 16
const hashBytes = 32
/** In characters; nobody types more. */
const longestPassword = 256

/** Two at once leave the processors to visitors; who comes when ten wait is sent away. */
const queue = createQueue({ atOnce: 2, mostWaiting: 10 })

/** What somebody reads who is sent away. */
export const tooManySignIn =
  'Too many people are signing in just now. Please try again in a minute.'

/** Gives the message for a password that is to be chosen, or undefined when it will do. */
export function passwordRule(password: string): string | undefined {
  const { length } = [...normalize(password)]
  if (length < 10) return 'Please choose at least 10 characters.'
  if (length > longestPassword) return 'Please choose at most 256 characters.'
  if (/^[\w.+-]+@[\w-]+(\.[a-z]{2,})+$/i.test(password)) {
    return 'Please choose something else than an e-mail address.'
  }
  if (/^[\p{Nd}\s()+.-]*$/u.test(password)) return 'Please choose more than digits.'
  if (/^(.)\1*$/u.test(password)) return 'Please choose more than one character again and again.'
  return undefined
}

/** Hashes a password for storing. Throws `QueueFull` when too many wait already. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  const hash = await hashWith(password, salt)
  const { memory, passes, parallelism } = costs
  const parameters = `m=${memory},t=${passes},p=${parallelism}`
  return ['', 'argon2id', 'v=19', parameters, unpadded(salt), unpadded(hash)].join('$')
}

/** Costs as much to compare with as any other, and is nobody's password. */
const nobody = `$argon2id$v=19$m=${costs.memory},t=${costs.passes},p=${costs.parallelism}$${unpadded(randomBytes(saltBytes))}$${unpadded(randomBytes(hashBytes))}`

/**
 * Tells whether a password is the one that was stored. Without one it takes just as long and is
 * wrong. Throws `QueueFull` when too many wait already.
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(
    stored ?? nobody,
  )
  if (!parts) throw new Error('A password was stored in a form that is not known.')
  const [, memory, passes, parallelism, salt = '', hash = ''] = parts
  const expected = Buffer.from(hash, 'base64')
  const given = await hashWith(password, Buffer.from(salt, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  })
  return given.length === expected.length && timingSafeEqual(given, expected) && stored !== null
}

async function hashWith(password: string, salt: Buffer, { memory, passes, parallelism } = costs) {
  return queue(() =>
    derive('argon2id', {
      message: normalize(password),
      nonce: salt,
      memory,
      passes,
      parallelism,
      tagLength: hashBytes,
    }),
  )
}

/** However a keyboard puts letters together, the same word is the same. */
function normalize(password: string) {
  return password.normalize('NFKC')
}

function unpadded(bytes: Buffer) {
  return bytes.toString('base64').replaceAll('=', '')
}
