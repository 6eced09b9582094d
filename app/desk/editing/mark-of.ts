/** FNV-1a of a text's UTF-16 units, 53 bits of two runs: nobody's secret, only a mark. */
export function markOf(text: string) {
  return run(text, 0x811c9dc5) + run(text, 0x01000193)
}

function run(text: string, start: number) {
  let hash = start
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
