import { useSiteFacts } from './site-facts.ts'
import { StructuredData } from './structured-data.tsx'

/** One step of the way here; the last one is the page itself and has no address. */
export interface Crumb {
  label: string
  to?: string
}

/** The way from Home to this page, as in 'Home / Plants / Indoor Plants' (§2). */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const { siteUrl } = useSiteFacts()
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      <ol>
        {crumbs.map(({ label, to }) => (
          <li key={label} aria-current={to ? undefined : 'page'}>
            {to ? <a href={to}>{label}</a> : label}
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
            item: to && siteUrl + to,
          })),
        }}
      />
    </nav>
  )
}
