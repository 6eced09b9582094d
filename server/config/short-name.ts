/** Home screens cut off what is longer. */
const mostLetters = 12

/** Gives what people call a business: as many words of its name as a home screen shows, at least the first. */
export function shortName(name: string): string {
  const words = name.split(' ')
  const fitting = words.findLastIndex(
    (_, at) => words.slice(0, at + 1).join(' ').length <= mostLetters,
  )
  return words.slice(0, Math.max(fitting, 0) + 1).join(' ')
}
