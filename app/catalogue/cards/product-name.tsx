import type { Named } from '#app/catalogue/called-name.ts'
import { useLanguage } from '#languages/use-language.ts'

interface ProductNameProps {
  product: Named
  children?: React.ReactNode
}

/**
 * A product's name as the page's language has it. On pages in another language the local name
 * stands first and the English one below it, so that both can be said on the phone. What stands beside the
 * name, in the page's language, stands there once.
 */
export function ProductName({ product: { name, localName }, children: beside }: ProductNameProps) {
  const language = useLanguage()
  if (language === 'en' || localName === undefined) {
    return (
      <>
        {language === 'en' ? name : <span lang="en">{name}</span>}
        {beside}
      </>
    )
  }
  return (
    <>
      {localName}
      {beside}{' '}
      <span className="en" lang="en">
        {name}
      </span>
    </>
  )
}
