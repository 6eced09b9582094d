/** Folds a text so that spellings of it meet: case and signs say nothing, words stay apart. */
export function foldWords(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
