import fc from 'fast-check'

/**
 * Any letter of Unicode: of one byte, controls among them, of two, a half of one, and any other.
 * fast-check's `binary` has no halves, and makes a table of all letters first: that takes a second
 * in each process.
 */
const anyLetter = fc.oneof(
  fc.integer({ min: 0, max: 0xff }).map((code) => String.fromCodePoint(code)),
  fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCodePoint(code)),
  fc.integer({ min: 0xd800, max: 0xdfff }).map((code) => String.fromCodePoint(code)),
  fc.integer({ min: 0, max: 0x10_ffff }).map((code) => String.fromCodePoint(code)),
)

/** Text of any letters, of up to so many. */
export function anyText(maxLength: number): fc.Arbitrary<string> {
  return fc.string({ unit: anyLetter, maxLength })
}
