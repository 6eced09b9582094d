/** Gives what stands at a place of a list that begins again after its end. Throws where nothing does. */
export function oneInTurn<T>(list: readonly T[], place: number): T {
  const found = list[place % list.length]
  if (found === undefined) throw new Error('There is nothing to take in turn.')
  return found
}
