/** Whether two values of a field say the same, in whatever order their parts are written. */
export function saysTheSame(one: unknown, other: unknown): boolean {
  // Most fields are texts, or have no value.
  if (one === other) return true
  if (typeof one === 'string' && typeof other === 'string') return false
  return textInOrder(one) === textInOrder(other)
}

/** Gives a value as a text that is the same in whatever order its parts are written. */
export function textInOrder(value: unknown): string {
  return JSON.stringify(value, (_key, part) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}
