import { usePath, useWords } from '#languages/use-language.ts'
import { pageWords } from './page.words.ts'
import { useSiteFacts } from './site-facts.ts'
import { StructuredData } from './structured-data.tsx'

/** One step of the way here, by its English path; the last one is the page itself and has none. */
export interface Crumb {
  label: string
  /** Where the label is English on a page of another language. */
  lang?: 'en' | undefined
  to?: string
}

/** The way from Home to this page, as in 'Home / Plants / Indoor Plants' (§2). */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const { siteUrl } = useSiteFacts()
  const words = useWords(pageWords)
  const path = usePath()
  return (
    <nav className="crumbs" aria-label={words.breadcrumb}>
      <ol>
        {crumbs.map(({ label, lang, to }) => (
          <li key={label} lang={lang} aria-current={to ? undefined : 'page'}>
            {to ? <a href={path(to)}>{label}</a> : label}
          </li>
        ))}
      </ol>
      <StructuredData
        thing={{
          '@type': 'BreadcrumbList',
          itemListElement: crumbs.map(({ label, to }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: label,
            item: to && siteUrl + path(to),
          })),
        }}
      />
    </nav>
  )
}
