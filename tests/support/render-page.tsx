import { renderToStaticMarkup } from 'react-dom/server'
import { SiteFactsContext } from '#app/ui/page/site-facts.ts'

/** Gives a page's markup in English, as in a shop called Nursery, and the names on its cards. */
export function renderPage(page: React.ReactNode): { html: string; cards: string[] } {
  const html = renderToStaticMarkup(
    <SiteFactsContext
      value={{
        name: 'Nursery',
        siteUrl: 'https://nursery.example',
        languages: ['en'],
        deliveryCharge: 79,
      }}
    >
      {page}
    </SiteFactsContext>,
  )
  return {
    html,
    cards: [...html.matchAll(/card-name"><a[^>]*>(.*?)</g)].map(([, name = '']) => name),
  }
}
