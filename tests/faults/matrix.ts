import { sql } from 'kysely'
import { openDatabase } from '#database/connection.ts'
import { engineOf } from '#database/engine.ts'
import { addresses } from '#main/addresses.ts'
import { openWriter } from '#tests/support/open-writer.ts'
import { findFreePort } from '#tests/support/programs/free-port.ts'
import { type RunningSite, startSite } from '#tests/support/programs/site.ts'
import { listRoutes } from '#tests/support/route-list.ts'
import { catalogueWritings } from './catalogue-writings.ts'
import { enquiryWritings } from './enquiry-writings.ts'
import { guideWritings } from './guide-writings.ts'
import { type Answer, cutAfterHead, sendWriting } from './send-writing.ts'
import { settingsWritings } from './settings-writings.ts'
import { shopWritings } from './shop-writings.ts'
import { nextGround, type Writing } from './writing.ts'

const writings = {
  ...shopWritings,
  ...enquiryWritings,
  ...catalogueWritings,
  ...guideWritings,
  ...settingsWritings,
}

/** Starts a site that mails sign-in links, though nobody takes its e-mails. */
export async function startMatrixSite(env: Record<string, string> = {}): Promise<RunningSite> {
  const PORT = String(await findFreePort())
  const SITE_URL = `http://localhost:${PORT}`
  return startSite({ PORT, SITE_URL, SMTP_URL: 'smtp://127.0.0.1:1', ...env })
}

/** A writing, and how often it was stored. */
export interface Cell {
  route: string
  writing: Writing
  countStored(): Promise<number>
}

/** What is wrong with the answers to one writing; nothing where all is well. */
type Judge = (cell: Cell) => Promise<(string | false | undefined)[]>

export type Matrix = Awaited<ReturnType<typeof openMatrix>>

const taking = new Set(addresses.flatMap(({ file, takes }) => (takes ? [file] : [])))
/** The ids of all routes to which something may be sent. */
const routes = listRoutes().flatMap(({ id, file }) => (taking.has(file) ? [id] : []))

/** Every address of a running site that writes, to be sent something under one fault after another. */
export async function openMatrix(site: { url: string; place: string }) {
  const db = await openDatabase(site.place)
  // The site still writes what the fault before let it take.
  if (engineOf(db) === 'sqlite') await sql`pragma busy_timeout = 60000`.execute(db)
  const app = openWriter(db)

  /** Makes a writing for each address, of which nothing is sent yet. */
  async function make(): Promise<Cell[]> {
    const cells: Cell[] = []
    for (const route of routes) {
      const writing = await writings[route]?.(nextGround(app, site.url))
      if (!writing) continue
      const { stored, removes } = writing
      const countStored = async () => {
        const rows = (await stored?.().execute())?.length ?? 0
        return removes ? 1 - rows : rows
      }
      cells.push({ route, writing, countStored })
    }
    return cells
  }

  return {
    make,
    db,
    close: () => db.destroy(),
    /** The routes for which there is no writing, and the writings for which there is no route. */
    missing: routes.filter((route) => !writings[route]),
    unknown: Object.keys(writings).filter((route) => !routes.includes(route)),
    send: (writing: Writing) => sendWriting(site.url, writing),
    sendAsData: (writing: Writing, besides: Record<string, string>) =>
      sendWriting(site.url, writing, { asData: true, besides }),
    cut: (writing: Writing) => cutAfterHead(site.url, writing),
  }
}

/** Judges all cells at once; gives a line for each fault. */
export async function judgeAll(cells: readonly Cell[], judge: Judge): Promise<string[]> {
  const lines = await Promise.all(
    cells.map(async (cell) => {
      const faults = await judge(cell).catch((error: unknown) => [String(error)])
      return faults.flatMap((fault) => (fault ? [`${cell.route}: ${fault}`] : []))
    }),
  )
  return lines.flat()
}

/** Whether an answer says that it was stored: not by leading to the sign-in. */
export function isTaken({ writing: { by, leadsTo } }: Cell, answer: Answer): boolean {
  const { status, location } = answer
  if (leadsTo !== undefined) return status < 400 && (location === leadsTo || status === 202)
  return status < 400 && !(by && location.startsWith('/login'))
}

/** What is wrong with an answer that says that nothing was stored. */
export function judgeRefusal({ writing }: Cell, answer: Answer): (string | false)[] {
  const { status, body, text, retryAfter } = answer
  // Who is led to the sign-in reads it there.
  if (status < 400) return []
  const mustHave = status === 503 ? writing.typed : undefined
  return [
    status === 500 && 'is answered with 500',
    status > 500 && status !== 503 && `is answered with ${status}`,
    status === 503 && retryAfter === null && 'does not say when to try again',
    (text.length < 10 || text.includes('Unexpected Server Error')) &&
      `says only “${text.slice(0, 300)}”`,
    mustHave !== undefined && !body.includes(mustHave) && 'loses what was typed',
  ]
}
