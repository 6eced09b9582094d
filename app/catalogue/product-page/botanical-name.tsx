import { useWords } from '#languages/use-language.ts'
import { productPageWords } from './product-page.words.ts'

/** A botanical name; what says that its hybrids are meant too is no Latin. */
export function BotanicalName({ name }: { name: string }) {
  const { andHybrids } = useWords(productPageWords)
  const species = name.replace(/ and hybrids$/, '')
  return (
    <>
      <i lang="la">{species}</i>
      {species !== name && andHybrids}
    </>
  )
}
