import type { Memorable } from '#server/memory.ts'
import { readDeskSettings } from './desk-settings.server.ts'
import type { WorkingHours } from './working-hours.ts'

/** When somebody is there, as visitors are told. */
export const openingHours: Memorable<WorkingHours> = {
  name: 'opening hours',
  make: async (db) => (await readDeskSettings(db)).hours,
}
