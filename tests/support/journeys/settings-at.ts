import { expect } from '@playwright/test'
import { openDatabase } from '#database/connection.ts'
import type { RunningSite } from '#tests/support/programs/site.ts'
import { signInAt } from '#tests/support/staff.ts'

/**
 * Answers yes to what an owner is asked in a section of the settings, without the page for it; gives
 * what takes that back.
 */
export async function answerYes(
  site: RunningSite,
  { section, name }: { section: string; name: string },
): Promise<() => Promise<unknown>> {
  const { cookie } = await signInAt(site, { role: 'owner' })
  const send = async (fields: Record<string, string>) => {
    const answer = await fetch(`${site.url}/desk/settings/${section}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, origin: site.url },
      body: new URLSearchParams(fields),
    })
    expect(answer.status).toBe(303)
    return new URL(answer.headers.get('location') ?? '', site.url).searchParams
  }
  const db = await openDatabase(site.place)
  const stored = db.selectFrom('desk_settings').select('value').where('name', '=', name)
  const { value = '' } = (await stored.executeTakeFirst().finally(() => db.destroy())) ?? {}
  const before = { [`stored:${name}`]: value }
  const saved = (await send({ intent: 'save', [name]: 'yes', ...before })).get('saved')
  expect(saved).toMatch(/^\d+$/)
  return () => send({ intent: 'undo', changes: String(saved) })
}
