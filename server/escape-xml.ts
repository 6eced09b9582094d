/** Gives a text as it may stand in XML, in an element or an attribute; without what XML can't say at all. */
export function escapeXml(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: those are looked for
      .replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Cs}/gu, '')
      .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  )
}
