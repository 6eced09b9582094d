/** Largest number of a size: sizes are numbered within their product, and no number is used again. */
export const largestSize = 9_999

/** Tells whether a number can be that of a product's size, whether or not the product has it now. */
export function isSizeNumber(number: number): boolean {
  return Number.isInteger(number) && number > 0 && number <= largestSize
}

/** Reads a size's number as a form or an address has it; undefined where it is none, as for no size. */
export function readSize(written: unknown): number | undefined {
  const size = typeof written === 'string' && /^\d+$/.test(written) ? Number(written) : 0
  return isSizeNumber(size) ? size : undefined
}
