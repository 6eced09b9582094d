/** A small picture of a product in its room. */
export interface Thumb {
  /** The AVIFs, as in `srcset`. */
  avif: string
  webp: string
  wall: string
}

/** A thing on a list as it is shown. */
export interface ListRow {
  id: number
  quantity: number
  /** With the size of its packet, where it has one. */
  name: string
  /** Where it is shown; missing when the catalogue could not be read. */
  address?: string
  thumb?: Thumb
  /** The name of its picture. */
  picture?: string
}

const numbers = [
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
]

/** Gives a count of things in words, as a sentence begins: 'No things', 'One thing', '17 things'. */
export function toThings(count: number): string {
  if (count === 0) return 'No things'
  return `${numbers[count - 1] ?? count} ${count === 1 ? 'thing' : 'things'}`
}

/** Gives a count of pieces in words: '1 piece', '16 pieces'. */
export function toPieces(count: number): string {
  return `${count.toLocaleString('en-IN')} ${count === 1 ? 'piece' : 'pieces'}`
}
