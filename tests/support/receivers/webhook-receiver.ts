import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { portOf } from '#server/http/port-of.ts'
import { type Gate, openGate } from './gate.ts'

export interface WebhookReceiver {
  url: string
  secret: string
  gate: Gate
  /** Ids and data of the calls that it took, all with a signature that verifies. */
  arrived: { id: string; data: Record<string, unknown> }[]
  /** Calls whose signature did not verify. */
  forged: number
  /** The status that it answers with; only 2xx takes the call. */
  status: number
  close(): Promise<void>
}

/** A system that wants to be told of enquiries, on loopback, behind a gate. */
export async function openWebhookReceiver(): Promise<WebhookReceiver> {
  const secret = `whsec_${Buffer.from('a key of the test, 32 bytes long').toString('base64')}`
  const webhook = new Webhook(secret)
  const server = createServer(async (request, response) => {
    // As it was minded when the call came, whatever it is when the call has been read.
    const { status } = receiver
    const body = await text(request).catch(() => '')
    const { headers } = request
    const signed = Object.fromEntries(
      ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [
        name,
        String(headers[name] ?? ''),
      ]),
    )
    try {
      webhook.verify(body, signed)
      if (status < 300) {
        receiver.arrived.push({ id: signed['webhook-id'] ?? '', data: JSON.parse(body).data })
      }
    } catch {
      receiver.forged += 1
    }
    response.writeHead(status).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const gate = await openGate(portOf(server))
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${gate.port}/enquiries`,
    secret,
    gate,
    arrived: [],
    forged: 0,
    status: 204,
    async close() {
      await gate.close()
      server.closeAllConnections()
      server.close()
    },
  }
  return receiver
}
