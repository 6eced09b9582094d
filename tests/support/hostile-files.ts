import { hostilePictures } from './hostile-pictures.ts'
import { hostileSheets } from './hostile-sheets.ts'

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
  make(chance: Chance): Named | Promise<Named>
}

export interface HostileFile extends Omit<HostileKind, 'make'> {
  door: 'sheet' | 'picture'
  name: string
  content: Uint8Array
}

/** Makes so many files of each kind, one after another, the same each time. */
export async function* makeHostileFiles(ofEach: number): AsyncGenerator<HostileFile> {
  for (const [door, kinds] of [
    ['sheet', hostileSheets],
    ['picture', hostilePictures],
  ] as const) {
    for (const { make, ...kind } of kinds) {
      for (let at = 0; at < ofEach; at += 1) {
        const [name, content] = await make(chanceOf(at))
        yield { ...kind, door, name, content }
      }
    }
  }
}

function chanceOf(at: number): Chance {
  let state = 7_919 * (at + 1)
  const random = (most: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % most
  }
  const pick = <T>(list: readonly T[]) => list[at % list.length] as T
  return { at, random, pick }
}
