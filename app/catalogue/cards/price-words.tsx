import { formatMoney, formatPrice } from '#app/money/money.ts'
import { useLanguage } from '#languages/use-language.ts'
import type { CardPrice } from './card-price.ts'
import { priceWords } from './price.words.ts'

/** A card's price in words: 'from Rs 249', 'Rs 449' where all sizes cost the same, or 'Price on asking'. */
export function PriceWords({ price }: { price: CardPrice }) {
  const language = useLanguage()
  const words = priceWords[language]
  if (price === 'asked') return formatPrice(null, language)
  const amount = <b>{formatMoney(price.least, language)}</b>
  if (!price.isFrom) return amount
  return (
    <>
      {words.fromBefore}
      {amount}
      {words.fromAfter}
    </>
  )
}
