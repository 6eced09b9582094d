import { saysTheSame } from '#app/catalogue/fields/says-the-same.ts'
import { listSizesToChange, type ProductSize, unnamedSize } from '#app/catalogue/sizes/size.ts'

type Sizes = readonly ProductSize[]

/** What a size says, each of which is taken back for itself, and what the staff call it. */
const parts = {
  label: 'name',
  labels: 'name in other languages',
  price: 'price',
  availability: 'availability',
} as const
type Part = keyof typeof parts

/**
 * Takes a change of a product's sizes back, part by part: what is still as the change left it says what it
 * said before, and what somebody has changed since stays. Gives the sizes, and what stays, in words.
 */
export function takeBackSizes(
  { before, after }: { before: Sizes; after: Sizes },
  now: Sizes,
): { sizes: ProductSize[]; stays: string[] } {
  const stays: string[] = []
  const sizes = withOnly(now, before, after).flatMap((size): ProductSize[] => {
    const [was, made] = [
      of(withOnly(before, now, after), size),
      of(withOnly(after, now, before), size),
    ]
    // It came later, or the change left it alone.
    if (!made) return [size]
    if (was) return [takeBackParts(size, { was, made }, stays)]
    if (saysTheSame(size, made)) return []
    stays.push(calledWith(size, 'the whole size'))
    return [size]
  })
  const gone = before.filter((size) => !of(after, size) && !of(now, size))
  return { sizes: [...sizes, ...gone], stays }
}

function takeBackParts(
  size: ProductSize,
  { was, made }: { was: ProductSize; made: ProductSize },
  stays: string[],
): ProductSize {
  const changed = (Object.keys(parts) as Part[]).filter(
    (part) => !saysTheSame(was[part], made[part]),
  )
  const [back, kept] = [
    changed.filter((part) => saysTheSame(size[part], made[part])),
    changed.filter((part) => !saysTheSame(size[part], made[part])),
  ]
  stays.push(
    ...kept
      .filter((part) => !saysTheSame(size[part], was[part]))
      .map((part) => calledWith(size, parts[part])),
  )
  return { ...size, ...Object.fromEntries(back.map((part) => [part, was[part]])) }
}

/** A product of whose only size nothing was known had one all the same, if another state of it says so. */
function withOnly(sizes: Sizes, ...others: readonly Sizes[]): Sizes {
  const hasOnly = others.some((all) => all.some(({ number }) => number === unnamedSize))
  return sizes.length === 0 && hasOnly ? listSizesToChange(sizes) : sizes
}

function of(sizes: Sizes, { number }: ProductSize) {
  return sizes.find((size) => size.number === number)
}

function calledWith({ label }: ProductSize, part: string) {
  return label ? `${label}: ${part}` : part
}
