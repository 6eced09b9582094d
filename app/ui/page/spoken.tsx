import type { Said } from '#languages/said.ts'

/** Shows a text, and of each piece in another language than the page's which one it is. */
export function Spoken({ children: text }: { children: Said }) {
  if (typeof text === 'string') return text
  return text.map((piece) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <span key={piece.text} lang={piece.lang}>
        {piece.text}
      </span>
    ),
  )
}
