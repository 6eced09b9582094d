import type { Engine } from '#database/engine.ts'

export interface BenchOptions {
  /** What keeps the database. */
  database: Engine
  /** How many products the throwaway catalogue under load holds. */
  products: number
  /** How many enquiries the desk has had, where its screens are measured. */
  enquiries: number
  /** How often each is measured; the median counts. */
  rounds: number
  /** How long a round of load takes. */
  seconds: number
  /** The screens that are opened and judged. */
  paths: readonly string[]
}
