/** Gives a number as the nursery says it in English: `6000`, `50,000`, `1.2 million`. */
export function inMillions(many: number): string {
  if (many >= 1_000_000) return `${shorten(many / 1_000_000)} million`
  return many < 10_000 ? String(many) : many.toLocaleString('en-IN')
}

/** Gives a number as it is said in Hindi and Marathi, which has its own word for ten million. */
export function inLakhs(many: number, crore: 'करोड़' | 'कोटी'): string {
  if (many >= 10_000_000) return `${shorten(many / 10_000_000)} ${crore}`
  if (many >= 100_000) return `${shorten(many / 100_000)} लाख`
  return many < 10_000 ? String(many) : many.toLocaleString('en-IN')
}

/** One place after the point at most, rounded down: nobody claims more than there is. */
function shorten(many: number) {
  return Math.floor(many * 10) / 10
}
