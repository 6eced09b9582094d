import { setTimeout as pause } from 'node:timers/promises'
import { askBackup, findStanding } from '#app/settings/desk/backup/make-backup.server.ts'
import type { Nursery } from './happening.ts'

/** How often to look whether the backup is made, in ms. */
const lookMs = 20

/** Makes a backup as the owner asks for one at the desk. Throws where none was made. */
export async function makeBackup({ app, staff }: Nursery): Promise<void> {
  askBackup(app, staff.owner)
  while (findStanding(app.config) === 'making') await pause(lookMs)
  const standing = findStanding(app.config)
  if (standing) throw new Error('The demonstration’s backup was not made.')
}
