import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { NewCredential, SignedChallenge } from '#app/staff/passkeys/passkey-answer.ts'

/** What an authenticator says of itself, and whom it serves; what is left out is as it has to be. */
export interface Ceremony {
  challenge: string
  origin?: string
  rpId?: string
  counter?: number
  /** Whether the person has shown who they are. */
  verified?: boolean
  backupEligible?: boolean
  userHandle?: string
  type?: string
}

const flags = { present: 1, verified: 4, backupEligible: 8, attested: 64 }

/** An authenticator in software, as it is inside a phone: one passkey, and its signatures. */
export function makeSoftwarePasskey(id = randomBytes(16).toString('base64url')) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })

  function authenticatorData(
    { rpId = 'localhost', counter = 0, verified = true, backupEligible = false }: Ceremony,
    attested?: Buffer,
  ) {
    const sum =
      flags.present +
      (verified ? flags.verified : 0) +
      (backupEligible ? flags.backupEligible : 0) +
      (attested ? flags.attested : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const host = createHash('sha256').update(rpId).digest()
    return Buffer.concat([host, Buffer.from([sum]), count, attested ?? Buffer.alloc(0)])
  }

  const clientData = (
    { challenge, origin = 'http://localhost:3000', type }: Ceremony,
    usual: string,
  ) => Buffer.from(JSON.stringify({ type: type ?? usual, challenge, origin, crossOrigin: false }))

  return {
    id,
    /** What the browser sends when the passkey is made. */
    register(ceremony: Ceremony): NewCredential {
      const credentialId = Buffer.from(id, 'base64url')
      const attested = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        // COSE: an EC2 key for ES256 on P-256.
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const data = authenticatorData(ceremony, attested)
      const attestation = Buffer.concat([
        // CBOR: { fmt: 'none', attStmt: {}, authData: … }.
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ])
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData(ceremony, 'webauthn.create').toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
        clientExtensionResults: {},
      }
    },
    /** What the browser sends when somebody signs in with it. */
    signIn(ceremony: Ceremony): SignedChallenge {
      const data = authenticatorData(ceremony)
      const client = clientData(ceremony, 'webauthn.get')
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
          userHandle: ceremony.userHandle,
        },
        clientExtensionResults: {},
      }
    },
  }
}
