/** Two figures of a state, a PAN, which of its registrations, Z, and a figure that checks the rest. */
const shape = /^(\d{2})[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/
const figures = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** States are numbered to 38; 97 and 99 are territories at sea and the centre's own. */
const isState = (state: number) => (state >= 1 && state <= 38) || state === 97 || state === 99

/** Gives a GSTIN as it is stored: in capitals, without spaces. */
export function tidyGstin(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase()
}

/** Tells whether a tidied text has the shape of a GSTIN, and its last figure checks the others. */
export function isGstin(text: string): boolean {
  const [, state] = shape.exec(text) ?? []
  if (state === undefined || !isState(Number(state))) return false
  return checkFigure(text.slice(0, -1)) === text.at(-1)
}

/** Every second figure counts twice; what is past 36 adds its two figures of base 36 (Luhn, mod 36). */
function checkFigure(text: string) {
  const sum = [...text].reduce((before, figure, place) => {
    const value = figures.indexOf(figure) * (place % 2 === 0 ? 1 : 2)
    return before + Math.floor(value / 36) + (value % 36)
  }, 0)
  return figures[(36 - (sum % 36)) % 36]
}
