import { Fragment } from 'react'
import { formatMoney } from '#app/money/money.ts'
import { Spoken } from '#app/ui/page/spoken.tsx'
import type { Said } from '#languages/said.ts'
import { useLanguage, useWords } from '#languages/use-language.ts'
import { availabilityWords } from './availability.words.ts'
import { AvailabilityMark } from './availability-mark.tsx'
import { PriceNote } from './price-note.tsx'
import type { ShownSize } from './shown-sizes.ts'
import { sizesWords } from './sizes.words.ts'

interface ChooseSizeProps {
  sizes: readonly ShownSize[]
  /** The number of the one that is chosen at first. */
  chosen: number
  priceNote: Said
  /** What stands after the row of a size that is away, and is shown while that is chosen. */
  afterAway?: ((size: ShownSize) => React.ReactNode) | undefined
}

/** The sizes of a product in a form, of which a visitor chooses one: the field `size`, its number. */
export function ChooseSize({ sizes, chosen, priceNote, afterAway }: ChooseSizeProps) {
  const words = useWords(sizesWords)
  const arePriced = sizes.some(({ price }) => price !== undefined)
  return (
    <fieldset className={arePriced ? 'sizes priced-sizes' : 'sizes'}>
      <legend>{words.size}</legend>
      <div className="size-rows">
        {sizes.map((size) => (
          <Fragment key={size.number}>
            <SizeRow size={size} isChosen={size.number === chosen} />
            {size.availability?.is === 'away' && afterAway?.(size)}
          </Fragment>
        ))}
      </div>
      {arePriced && <PriceNote>{priceNote}</PriceNote>}
    </fieldset>
  )
}

function SizeRow({ size, isChosen }: { size: ShownSize; isChosen: boolean }) {
  const language = useLanguage()
  const { number, label, price, availability } = size
  const id = `size-${number}`
  return (
    <>
      <input
        className={availability?.is === 'away' ? 'vh size-away' : 'vh'}
        type="radio"
        name="size"
        id={id}
        value={number}
        defaultChecked={isChosen}
      />
      <label className="size" htmlFor={id}>
        <span className="size-name">
          <Spoken>{label}</Spoken>
        </span>
        {availability && <AvailabilityMark availability={availability} />}
        {price !== undefined && (
          <span className={price === null ? 'size-price is-asked' : 'size-price'}>
            {price === null ? availabilityWords[language].ask : formatMoney(price, language)}
          </span>
        )}
      </label>
    </>
  )
}
