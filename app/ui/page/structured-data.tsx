/** A value that JSON can carry; `undefined` leaves a field out. */
export type JsonValue =
  | string
  | number
  | boolean
  | undefined
  | readonly JsonValue[]
  | { readonly [field: string]: JsonValue }

/** A thing in schema.org's words. */
export type StructuredThing = { readonly '@type': string; readonly [field: string]: JsonValue }

/** Tells search engines about one thing, in schema.org's words, as a data block of the page. */
export function StructuredData({ thing }: { thing: StructuredThing }) {
  return (
    <script type="application/ld+json">
      {toScriptJson({ '@context': 'https://schema.org', ...thing })}
    </script>
  )
}

/** Gives a value as JSON that can't end the script around it, whatever its texts hold. */
export function toScriptJson(value: JsonValue): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
