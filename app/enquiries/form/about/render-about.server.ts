import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { Island } from '#app/ui/islands/island.tsx'
import type { Language } from '#languages/language.ts'
import { LanguageContext } from '#languages/use-language.ts'
import AboutProduct, { type AboutProductProps } from './about-product.island.tsx'

/** Gives the fields about a product as HTML: an island, which wakes when it is touched. */
export function renderAbout(props: AboutProductProps, language: Language): string {
  const island = createElement(Island<AboutProductProps>, {
    name: 'about-product',
    component: AboutProduct,
    props,
  })
  return renderToString(createElement(LanguageContext, { value: language }, island))
}
