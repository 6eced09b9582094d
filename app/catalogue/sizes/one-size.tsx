import { formatMoney } from '#app/money/money.ts'
import { Spoken } from '#app/ui/page/spoken.tsx'
import { useLanguage } from '#languages/use-language.ts'
import { AvailabilityMark } from './availability-mark.tsx'
import type { ShownSize } from './shown-sizes.ts'

/** A product's only size, in a line: there is nothing to choose. */
export function OneSize({ size: { label, price, availability } }: { size: ShownSize }) {
  const language = useLanguage()
  return (
    <p className="one-size">
      {label && (
        <b>
          <Spoken>{label}</Spoken>
        </b>
      )}
      {typeof price === 'number' && <b>{formatMoney(price, language)}</b>}
      {availability && <AvailabilityMark availability={availability} />}
    </p>
  )
}
