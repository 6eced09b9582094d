/** What went wrong with a passkey, in words for its owner. */
export class PasskeyFailure extends Error {}

const noAnswer = 'The site did not answer. Please try again, or use your password.'
const notKnown = 'This browser knows no passkeys here. Please use your password.'

/** Lets the browser sign in with a passkey; gives the page to go to. Throws `PasskeyFailure`. */
export async function signInWithPasskey(
  path: string,
  { lasting, next }: { lasting: boolean; next: string },
): Promise<string> {
  const { parseRequestOptionsFromJSON: parse } = knownHere()
  if (!parse) throw new PasskeyFailure(notKnown)
  const asked = (await ask(path)) as PublicKeyCredentialRequestOptionsJSON
  const publicKey = parse.call(PublicKeyCredential, asked)
  const answer = await asJson(navigator.credentials.get({ publicKey }))
  const signedIn = await post(path, { do: 'sign-in', answer, lasting, next })
  // The session came with the head of an answer that was cut off.
  return (signedIn as { to: string } | undefined)?.to ?? next
}

/** Lets the browser make a passkey for who is signed in. Throws `PasskeyFailure`. */
export async function makePasskey(path: string, password: string): Promise<void> {
  const { parseCreationOptionsFromJSON: parse } = knownHere()
  if (!parse) throw new PasskeyFailure(notKnown)
  const asked = (await ask(path, password)) as PublicKeyCredentialCreationOptionsJSON
  const publicKey = parse.call(PublicKeyCredential, asked)
  const answer = await asJson(navigator.credentials.create({ publicKey }))
  await post(path, { do: 'add', answer })
}

/** Browsers learnt to read and write these as JSON from 2023 to 2025; older ones have no passkeys here. */
function knownHere(): Partial<typeof PublicKeyCredential> {
  return 'PublicKeyCredential' in window ? PublicKeyCredential : {}
}

/** Whether this browser knows passkeys. */
export function takesPasskeys(): boolean {
  return knownHere().parseRequestOptionsFromJSON !== undefined
}

async function asJson(asking: Promise<Credential | null>): Promise<unknown> {
  let credential: Credential | null
  try {
    credential = await asking
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'InvalidStateError') {
      throw new PasskeyFailure('This phone or computer has a passkey for the desk already.')
    }
    if (name === 'SecurityError') throw new PasskeyFailure(notKnown)
    throw new PasskeyFailure('That did not work. Try again, or use your password.')
  }
  return (credential as PublicKeyCredential).toJSON()
}

async function ask(path: string, password?: string): Promise<unknown> {
  const asked = await post(path, { do: 'ask', password })
  if (asked === undefined) throw new PasskeyFailure(noAnswer)
  return asked
}

/** Undefined where the site did what was asked and its answer was cut off. */
async function post(path: string, body: unknown): Promise<unknown> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined)
  const answer = await response?.json().catch(() => undefined)
  if (response?.ok) return answer
  throw new PasskeyFailure(answer?.errors?.form ?? noAnswer)
}
