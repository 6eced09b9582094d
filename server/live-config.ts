import type { Config } from './config.ts'

/** The configuration of a process over its life. */
export interface LiveConfig {
  /** What the process was told when it started. */
  readonly first: Config
  /** The same with what an owner has saved since, as far as this process knows. */
  current: Config
}
