import { ProductName } from '#app/catalogue/cards/product-name.tsx'
import { Spoken } from '#app/ui/page/spoken.tsx'
import { useLanguage } from '#languages/use-language.ts'
import { type ListRow, sizeOf } from './list-row.ts'

/** What a thing on a list is called, with the size that was chosen. */
export function RowName({ row }: { row: ListRow }) {
  const language = useLanguage()
  return (
    <ProductName product={row}>
      {row.size !== undefined && (
        <>
          , <Spoken>{sizeOf(row, language)}</Spoken>
        </>
      )}
    </ProductName>
  )
}
