/** What the maker of a file takes: which of its kind it is, and chance that is always the same. */
export interface Chance {
  at: number
  /** A whole number below `most`. */
  random(most: number): number
  /** The next of a list for each next file of a kind. */
  pick<T>(list: readonly T[]): T
}

type Named = [name: string, content: Uint8Array]

/** A kind of file that somebody sends by mistake or to do harm. */
export interface HostileKind {
  kind: string
  /** What whoever sent it is told. */
  told: RegExp
  /** Some of the kind do no harm, and are taken. */
  mayPass?: true
  /** Is sent to the site in every run; the others are only read, but for a full run. */
  isSent?: true
  make(chance: Chance): Named | Promise<Named>
}
