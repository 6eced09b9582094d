import { calledName } from '#app/catalogue/called-name.ts'
import { AvailabilityMark } from '#app/catalogue/sizes/availability-mark.tsx'
import type { ShownSize } from '#app/catalogue/sizes/shown-sizes.ts'
import { productTexts } from '#app/enquiries/product.words.ts'
import { formatMoney, formatPrice } from '#app/money/money.ts'
import { nameThing } from '#app/my-list/list.ts'
import { chosenSize, hasChoice, type ListRow, sizeLabelOf } from '#app/my-list/list-row.ts'
import { Spoken } from '#app/ui/page/spoken.tsx'
import { plainText } from '#languages/said.ts'
import { useLanguage } from '#languages/use-language.ts'
import { listSizeWords } from './list-size.words.ts'

/** The size that a row is in, chosen among the product's where there are several, and whether it can be had. */
export function ItemSize({ row }: { row: ListRow }) {
  const language = useLanguage()
  const { sizeGone } = productTexts[language]
  const chosen = chosenSize(row)
  const isGone = row.size !== undefined && !chosen
  const availability = chosen?.availability
  const mark = availability && availability.is !== 'available' ? availability : undefined
  if (!isGone && !hasChoice(row) && !mark) return null
  const isOnly = chosen !== undefined && row.sizes?.length === 1
  return (
    <div className="item-size">
      {isGone && <p className="note">{`${sizeLabelOf(row, language)}: ${sizeGone}`}</p>}
      {hasChoice(row) &&
        (isOnly ? (
          <span>
            <Spoken>{chosen.label}</Spoken>
          </span>
        ) : (
          <SizeSelect row={row} chosen={chosen} />
        ))}
      {mark && <AvailabilityMark availability={mark} />}
    </div>
  )
}

function SizeSelect({ row, chosen }: { row: ListRow; chosen: ShownSize | undefined }) {
  const language = useLanguage()
  const words = listSizeWords[language]
  const id = `size-${nameThing(row)}`
  return (
    <div className="field">
      <label className="vh" htmlFor={id}>
        {words.sizeOf(calledName(row))}
      </label>
      <select id={id} name={id} defaultValue={chosen?.number ?? ''}>
        {!chosen && <option value="">{words.choose}</option>}
        {row.sizes?.map(({ number, label }) => (
          <option key={number} value={number} lang={typeof label === 'string' ? undefined : 'en'}>
            {plainText(label)}
          </option>
        ))}
      </select>
    </div>
  )
}

/** What so many of a row cost today; nothing where the shop says no prices or no size is chosen. */
export function ItemSum({ row }: { row: ListRow }) {
  const language = useLanguage()
  const price = chosenSize(row)?.price
  if (price === undefined) return null
  const { quantity } = row
  return (
    <p className="item-sum">
      {price === null ? (
        formatPrice(price, language)
      ) : (
        <>
          {quantity > 1 && `${quantity} × ${formatMoney(price, language)} `}
          <b>{formatMoney(price * quantity, language)}</b>
          <input type="hidden" name={`price-${nameThing(row)}`} value={price} />
        </>
      )}
    </p>
  )
}
