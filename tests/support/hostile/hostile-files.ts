import type { Chance, HostileKind } from './hostile-kind.ts'
import { hostilePictures } from './hostile-pictures.ts'
import { hostileSheets } from './hostile-sheets.ts'

/** A file of a kind, and the form that it is sent with. */
export interface HostileFile extends Omit<HostileKind, 'make'> {
  form: 'sheet' | 'picture'
  name: string
  content: Uint8Array
}

/** Makes so many files of each of these kinds, one after another, the same each time. */
export async function* makeHostileFiles(
  ofEach: number,
  isWanted: (kind: HostileKind, form: HostileFile['form']) => boolean,
): AsyncGenerator<HostileFile> {
  for (const [form, kinds] of [
    ['sheet', hostileSheets],
    ['picture', hostilePictures],
  ] as const) {
    for (const { make, ...kind } of kinds.filter((kind) => isWanted(kind, form))) {
      for (let at = 0; at < ofEach; at += 1) {
        const [name, content] = await make(chanceOf(at))
        yield { ...kind, form, name, content }
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
