/** Gives those parts of what stands in a form that are not as they were sent; undefined where there are none. */
export function typedSince<Draft extends object>(
  current: Draft,
  sent: Draft | undefined,
): Partial<Draft> | undefined {
  if (!sent) return undefined
  const parts = (Object.keys(current) as (keyof Draft)[]).filter(
    (part) => JSON.stringify(current[part]) !== JSON.stringify(sent[part]),
  )
  if (parts.length === 0) return undefined
  return Object.fromEntries(parts.map((part) => [part, current[part]])) as Partial<Draft>
}
