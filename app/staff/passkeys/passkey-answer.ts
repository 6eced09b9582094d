import { z } from 'zod'

const bytes = z
  .string()
  .max(8_192)
  .regex(/^[\w-]+$/)
const credential = { id: bytes, rawId: bytes, type: z.literal('public-key') }
/** What extensions say is not asked for. */
const clientExtensionResults = z.unknown().transform(() => ({}))

/** What a browser answers that has signed in with a passkey; all bytes in base64url. */
export const signedChallenge = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.nullish().transform((handle) => handle ?? undefined),
  }),
  clientExtensionResults,
})

/** What a browser answers that has made a passkey. */
export const newCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z
      .array(
        z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']).catch('hybrid'),
      )
      .max(10)
      .default([]),
  }),
  clientExtensionResults,
})

export type SignedChallenge = z.output<typeof signedChallenge>
export type NewCredential = z.output<typeof newCredential>
