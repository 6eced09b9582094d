import { areNamed, type ProductSize } from '#app/catalogue/sizes/size.ts'
import type { DraftLine } from './draft.ts'

type SizedLine = Pick<DraftLine, 'size' | 'writtenSizes'>

/** Gives what a line keeps of its size; nothing where it has none, or nobody knows what that is called. */
export function writeSize({
  number,
  label,
  labels,
}: Pick<ProductSize, 'number' | 'label' | 'labels'>): Pick<DraftLine, 'writtenSizes'> {
  return number && label ? { writtenSizes: [{ number, label, labels }] } : {}
}

/**
 * Gives a line with what its size is called, beside what it keeps of those that it had before. `known` are the
 * sizes that its product has today.
 */
export function keepWrittenSizes(
  line: DraftLine,
  before: DraftLine | undefined,
  known: readonly ProductSize[],
): DraftLine {
  const kept = (before?.product === line.product && before?.writtenSizes) || []
  const isKept = kept.some(({ number }) => number === line.size)
  const now = isKept ? undefined : known.find(({ number }) => number === line.size)
  const { writtenSizes = [] } = now ? writeSize(now) : {}
  const all = [...kept, ...writtenSizes]
  // Drafts are compared as texts, and a step takes a line out by what it adds at its end.
  const { removed, ...rest } = line
  return {
    ...rest,
    ...(all.length > 0 && { writtenSizes: all }),
    ...(removed && { removed }),
  }
}

/** Gives a line's size as it was called when the line was written, with today's translations if it still is. */
export function findLineSize(
  { size, writtenSizes = [] }: SizedLine,
  known: readonly ProductSize[],
): Pick<ProductSize, 'label' | 'labels'> | undefined {
  const now = known.find(({ number }) => number === size)
  const written = writtenSizes.find(({ number }) => number === size)
  return written && written.label !== now?.label ? written : now
}

/** Lists the sizes of which one can be chosen for a line: first those that it had and its product has no longer. */
export function listLineSizes(
  line: SizedLine,
  known: readonly ProductSize[],
): { number: number; label: string }[] {
  const { size, writtenSizes = [] } = line
  const named = areNamed(known) ? known : []
  const had = [...writtenSizes.map(({ number }) => number), ...(size ? [size] : [])]
  const gone = [...new Set(had)].filter((one) => !named.some(({ number }) => number === one))
  return [...gone, ...named.flatMap(({ number }) => number || [])].map((number) => ({
    number,
    label: findLineSize({ size: number, writtenSizes }, known)?.label || `Size ${number}`,
  }))
}
