import { setTimeout as pause } from 'node:timers/promises'

/** Rows that are tidied at once: who writes meanwhile waits some milliseconds. */
export const rowsAtOnce = 1_000

/** After each portion the process rests: visitors come first. */
export function rest(): Promise<void> {
  return pause(5)
}
