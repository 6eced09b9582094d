/** Gives what an import has brought: `14 new, 31 changed`. */
export function broughtWords({ fresh, changed }: { fresh: number; changed: number }): string {
  const parts = [
    fresh > 0 ? `${fresh.toLocaleString('en-IN')} new` : '',
    changed > 0 ? `${changed.toLocaleString('en-IN')} changed` : '',
  ]
  return parts.filter(Boolean).join(', ') || 'Nothing changed'
}
