/** A set of whole numbers from 0 on, a bit each. */
export type Bits = Uint32Array

/** Gives an empty set that can hold numbers below `size`. */
export function noBits(size: number): Bits {
  return new Uint32Array((size + 31) >>> 5)
}

/** Adds a number to a set. */
export function addBit(bits: Bits, index: number): void {
  bits[index >>> 5] = (bits[index >>> 5] ?? 0) | (1 << (index & 31))
}

/** Takes a number out of a set, if it is in it. */
export function removeBit(bits: Bits, index: number): void {
  bits[index >>> 5] = (bits[index >>> 5] ?? 0) & ~(1 << (index & 31))
}

/** Tells whether a number is in a set. */
export function hasBit(bits: Bits, index: number): boolean {
  return ((bits[index >>> 5] ?? 0) & (1 << (index & 31))) !== 0
}

/** Gives what is in all of the sets; there has to be one. */
export function inAll(sets: readonly Bits[]): Bits {
  const [first = new Uint32Array(), ...others] = sets
  const result = first.slice()
  for (const other of others) {
    for (let word = 0; word < result.length; word += 1) {
      result[word] = (result[word] ?? 0) & (other[word] ?? 0)
    }
  }
  return result
}

/** Gives what is in any of the sets; there has to be one. */
export function inAny(sets: readonly Bits[]): Bits {
  const [first = new Uint32Array(), ...others] = sets
  const result = first.slice()
  for (const other of others) {
    for (let word = 0; word < result.length; word += 1) {
      result[word] = (result[word] ?? 0) | (other[word] ?? 0)
    }
  }
  return result
}

/** Counts what two sets have in common. */
export function countInBoth(one: Bits, other: Bits): number {
  let count = 0
  for (let word = 0; word < one.length; word += 1) {
    count += countOnes((one[word] ?? 0) & (other[word] ?? 0))
  }
  return count
}

/** Counts the numbers of a set that are below another. */
export function countBelow(bits: Bits, end: number): number {
  let count = 0
  for (let word = 0; word < end >>> 5; word += 1) count += countOnes(bits[word] ?? 0)
  return count + countOnes((bits[end >>> 5] ?? 0) & ~(-1 << (end & 31)))
}

/** Gives the numbers of a set from `start` on, ascending, at most `limit` of them. */
export function listBits(bits: Bits, start: number, limit: number): number[] {
  const found: number[] = []
  for (let word = start >>> 5; word < bits.length && found.length < limit; word += 1) {
    let rest = bits[word] ?? 0
    if (word === start >>> 5) rest &= -1 << (start & 31)
    while (rest !== 0 && found.length < limit) {
      found.push(word * 32 + (31 - Math.clz32(rest & -rest)))
      rest &= rest - 1
    }
  }
  return found
}

/** Counts the ones of 32 bits: pairs, fours and eights of them are added up side by side. */
function countOnes(bits: number): number {
  let sum = bits - ((bits >>> 1) & 0x55555555)
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333)
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
