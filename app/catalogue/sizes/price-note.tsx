import { Spoken } from '#app/ui/page/spoken.tsx'
import type { Said } from '#languages/said.ts'

/** What the owner says of prices, below them; nothing where that is empty. */
export function PriceNote({ children: note }: { children: Said }) {
  if (!note) return null
  return (
    <p className="price-note">
      <Spoken>{note}</Spoken>
    </p>
  )
}
