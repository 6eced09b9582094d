/** Writes digits of Devanagari, which phones in Hindi and Marathi type, as those that are calculated with. */
export function latinDigits(text: string): string {
  return text.replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
}
