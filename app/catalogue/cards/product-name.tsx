import type { Named } from '#app/catalogue/called-name.ts'
import { useLanguage } from '#languages/use-language.ts'

/**
 * A product's name as the page's language has it. On pages in another language the local name
 * stands first and the English one below it, so that both can be said on the phone.
 */
export function ProductName({ product: { name, localName } }: { product: Named }) {
  const language = useLanguage()
  if (language === 'en') return name
  if (localName === undefined) return <span lang="en">{name}</span>
  return (
    <>
      {localName}{' '}
      <span className="en" lang="en">
        {name}
      </span>
    </>
  )
}
