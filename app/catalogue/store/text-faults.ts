/** Gives what can't be kept of a text of one line, a sentence. */
export function findTextFault(text: string, longest: number): string | undefined {
  if (text.length > longest) return `It is too long: at most ${longest} characters.`
  if (/\p{Cc}/u.test(text)) return 'It has to be on one line, without tabs.'
  return text === text.trim() ? undefined : 'Take away the space at its beginning or end.'
}

/** The same of a text that has to say something. */
export function findNeeded(text: string, longest: number, otherwise: string): string | undefined {
  return text === '' ? otherwise : findTextFault(text, longest)
}

/** The same of at most so many lines. */
export function findListFault(
  list: readonly string[],
  { most, longest }: { most: number; longest: number },
): string | undefined {
  if (list.length > most) return `Write at most ${most} lines.`
  if (list.includes('')) return 'Take away the empty line.'
  return list.map((text) => findTextFault(text, longest)).find(Boolean)
}

/** The same of whole numbers between two ends. */
export function findSpanFault(
  { from, to }: { from: number; to: number },
  { least, most, unit }: { least: number; most: number; unit: string },
): string | undefined {
  const fits = [from, to].every((end) => Number.isInteger(end) && end >= least && end <= most)
  if (!fits) return `Write whole ${unit} from ${least} to ${most}.`
  return from <= to ? undefined : 'The first number has to be the smaller one.'
}

/** The same of a code, which has to be one of those that are known. */
export function findCodeFault(said: string | null, known: readonly string[]): string | undefined {
  return said === null || known.includes(said) ? undefined : `Choose one of ${known.join(', ')}.`
}

/** The same of several codes, each there once. */
export function findCodesFault(
  said: readonly string[],
  known: readonly string[],
  twice: string,
): string | undefined {
  const fault = said.map((code) => findCodeFault(code, known)).find(Boolean)
  return fault ?? (differ(said) ? undefined : twice)
}

/** Whether no text is there twice. */
export function differ(list: readonly string[]): boolean {
  return new Set(list).size === list.length
}
