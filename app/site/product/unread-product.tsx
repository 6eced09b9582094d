import { productPath } from '#app/catalogue/slug.ts'
import { SuggestName } from '#app/search/missed/suggest-name.tsx'
import { lostWords } from '#app/site/lost.words.ts'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import { TellMe, TellMeForms } from '#app/waiting-list/tell-me.tsx'
import { useWords } from '#languages/use-language.ts'
import type { Route } from './+types/product.route'

type ActionData = Route.ComponentProps['actionData']

/** The form alone, where neither the name could be stored nor the product be read. */
export function UnreadProduct({
  params: { slug },
  size,
  actionData,
}: Pick<Route.ComponentProps, 'params' | 'actionData'> & { size: number }) {
  const words = useWords(lostWords)
  const path = productPath(slug)
  const again = tellMeAgain(actionData)
  return (
    <>
      <PageMeta title={words.wrong} description={words.wrongHeading} path={path} noindex />
      <main id="main">
        <section className="section wrap bare room-pista">
          <h1>{words.wrongHeading}</h1>
          {again ? (
            <>
              <TellMe number={size} backIn={null} isFirst again={again} />
              <TellMeForms slug={slug} numbers={[size]} noted={undefined} />
            </>
          ) : (
            <SuggestName path={path} thing="product" thanked={false} {...nameAgain(actionData)} />
          )}
        </section>
      </main>
    </>
  )
}

/** What was typed into the form for another name, where that is shown again. */
export function nameAgain(actionData: ActionData) {
  if (!actionData || !('name' in actionData.values)) return {}
  const { values, errors, failure } = actionData
  return { typed: values.name, error: ('name' in errors && errors.name) || failure }
}

/** What was typed into the form by which visitors ask to be told, where that is shown again. */
export function tellMeAgain(actionData: ActionData) {
  if (!actionData || !('contact' in actionData.values)) return undefined
  const { values, errors, failure } = actionData
  return { typed: values.contact, error: ('contact' in errors && errors.contact) || failure }
}
