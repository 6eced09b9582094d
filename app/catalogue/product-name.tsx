import { useLanguage } from '#app/languages/use-language.ts'

/** What a product is called: its English name, and what people say in the page's language. */
export interface Named {
  name: string
  /** Missing in English, and where nobody is sure what people say. */
  localName?: string | undefined
}

/**
 * A product's name as the page's language has it. On pages in Hindi and Marathi the local name
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

/** Gives both names in one line, the local one first: for titles, chats and e-mails. */
export function bothNames({ name, localName }: Named): string {
  return localName === undefined ? name : `${localName}, ${name}`
}

/** Gives the one name for labels and sentences: the local one, where people are sure of it. */
export function calledName({ name, localName }: Named): string {
  return localName ?? name
}
