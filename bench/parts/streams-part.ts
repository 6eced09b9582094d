import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import budgets from '#bench/budgets.json' with { type: 'json' }
import type { BenchOptions } from '#bench/options.ts'
import { cpuMsOf } from '#bench/process-figures.ts'
import type { Row } from '#bench/row.ts'
import { withSite } from '#bench/running-site.ts'
import { summary, summaryOrNone } from '#bench/statistics.ts'
import { withDatabase, withShop } from '#bench/throwaway-shop.ts'
import { sendForm, someEnquiry } from '#tests/support/send-form.ts'
import { signIn } from '#tests/support/staff.ts'

interface Round {
  /** From the first byte of the enquiry to the last desk that was told of it. */
  toldMs: number
  /** The site's processor time from then on until nothing more of it is told. */
  cpuMs: number | undefined
}

/** Measures how soon all open desks are told of an enquiry that arrives, and what that costs. */
export function measureStreams({ database, rounds }: BenchOptions): Promise<Row[]> {
  const { desks, toldMs, cpuMs } = budgets.streams
  return withShop({ database, products: 0 }, (shop) =>
    withSite({ shop }, async ({ port, pid }) => {
      const url = `http://localhost:${port}`
      const open: IncomingMessage[] = []
      await withDatabase(shop, async (db) => {
        // One session may hold a few open alone.
        while (open.length < desks) open.push(await openDesk(url, (await signIn({ db })).cookie))
      })
      const told: Round[] = []
      // The first is not counted: its code is compiled.
      for (let round = 0; round <= rounds; round += 1) {
        const one = await tellAll({ url, pid, open, index: round })
        if (round > 0) told.push(one)
      }
      for (const desk of open) desk.destroy()
      const costs = told.flatMap((one) => one.cpuMs ?? [])
      return [
        {
          part: 'streams',
          what: `an enquiry arrives, ${desks} desks are open`,
          figures: [
            {
              name: 'all are told after',
              unit: 'ms',
              atMost: toldMs,
              ...summary(told.map((one) => one.toldMs)),
            },
            {
              name: 'CPU',
              unit: 'ms',
              atMost: cpuMs,
              ...summaryOrNone(costs),
            },
          ],
        },
      ]
    }),
  )
}

async function openDesk(url: string, cookie: string): Promise<IncomingMessage> {
  const headers = { cookie, accept: 'text/event-stream' }
  const [answer] = (await once(request(`${url}/desk/news`, { headers }).end(), 'response')) as [
    IncomingMessage,
  ]
  if (answer.statusCode !== 200) throw new Error(`A desk's news answered ${answer.statusCode}.`)
  return answer
}

interface Telling {
  url: string
  pid: number
  open: readonly IncomingMessage[]
  index: number
}

async function tellAll({ url, pid, open, index }: Telling): Promise<Round> {
  const cpuBefore = cpuMsOf(pid) ?? Number.NaN
  const startedAt = performance.now()
  const all = open.map(hearEnquiry)
  const reference = await sendForm({ url }, '/enquiry/create', someEnquiry(index))
  const heard = await Promise.all(all)
  if (heard.some((text) => !text.includes(reference))) throw new Error('Another one was told of.')
  return {
    toldMs: performance.now() - startedAt,
    cpuMs: (cpuMsOf(pid) ?? Number.NaN) - cpuBefore || undefined,
  }
}

/** Gives what a desk is told until an enquiry is among it. */
function hearEnquiry(desk: IncomingMessage): Promise<string> {
  return new Promise((resolve) => {
    let heard = ''
    const listen = (part: Buffer) => {
      heard += part
      if (!/"arrived":\["AN-/.test(heard)) return
      desk.off('data', listen)
      resolve(heard)
    }
    desk.on('data', listen)
  })
}
