/** Gives the name of the field in which it is chosen which of two versions of a field, or size, stays. */
export function takeName({ field, size }: { field: string; size?: number }): string {
  return size === undefined ? `take-${field}` : `take-${field}-${size}`
}
