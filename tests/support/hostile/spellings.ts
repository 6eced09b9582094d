/**
 * Forty ways to write one address so that a form which only looks for text, at sign, text, dot,
 * text takes each for another one.
 */
export function spellingsOf(name: string, domain: string): string[] {
  const address = `${name}@${domain}`
  const capitals = [...domain].map(
    (_, place) => `${name}@${domain.slice(0, place)}${domain.slice(place).toUpperCase()}`,
  )
  return [
    `<${address}>`,
    `<${address}`,
    `${address}>`,
    `<<${address}>>`,
    `${address},`,
    `,${address}`,
    `${address};`,
    `;${address}`,
    `"${address}"`,
    `"${name}"@${domain}`,
    `'x'<${address}>`,
    `x<${address}>`,
    `(x)${address}`,
    `${address}(x)`,
    `${name}(x)@${domain}`,
    `${name}@(x)${domain}`,
    `x:${address};`,
    `x:${address}`,
    `${address}.`,
    `${address}\\`,
    `\\${address}`,
    `[${address}]`,
    `${name}<@${domain}`,
    `${name}@<${domain}`,
    `${name}@>${domain}`,
    `${name}>@${domain}>`,
    `${name.toUpperCase()}@${domain}`,
    `x@y.example,${address}`,
    `${address},x@y.example`,
    ...capitals,
  ].slice(0, 40)
}
