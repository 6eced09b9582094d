import { hasStaff } from '#app/staff/accounts.server.ts'
import type { App } from '#server/app-context.ts'
import { makeLink } from './links.server.ts'

/**
 * Tells how to become the first owner while nobody can sign in yet: with `show` (a terminal, which
 * keeps nothing) by a link that works once, within an hour; without it the log names the command.
 */
export async function offerFirstOwner(
  { db, config, log }: Pick<App, 'db' | 'config' | 'log'>,
  show?: (text: string) => void,
): Promise<void> {
  if (await hasStaff(db)) return
  if (!show) {
    log.info('Nobody can sign in to the desk yet: npm run staff -- --help')
    return
  }
  const { siteUrl } = config
  const link = await makeLink(db, { purpose: 'first-owner', staffId: null, siteUrl })
  show(`Nobody can sign in to the desk yet. Whoever opens this first owns it (one hour): ${link}`)
}
