/** Largest number of a size: sizes are numbered within their product, and no number is used again. */
export const largestSize = 9_999

/** Tells whether a number can be that of a product's size, whether or not the product has it now. */
export function isSizeNumber(number: number): boolean {
  return Number.isInteger(number) && number > 0 && number <= largestSize
}
