import { iconsRoot } from '#app/paths/machine-paths.ts'
import { homePath } from '#app/paths/shop-paths.ts'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { StructuredData } from '#app/ui/page/structured-data.tsx'
import { shareUrl } from '#app/ui/pictures/picture.ts'
import type { Business } from '#server/config/owners-part.ts'
import { splitAddress } from './postal-address.ts'

interface GardenStoreProps {
  business: Business
  /** When it is open, in schema.org's words; left out where nobody is there by the clock, or nobody knows. */
  openingHours?: readonly Readonly<Record<string, string | string[]>>[] | undefined
}

/** Tells search engines who the nursery is, how to reach it and when. */
export function GardenStore({ business, openingHours = [] }: GardenStoreProps) {
  const { siteUrl } = useSiteFacts()
  const { name, phone, email, address, social } = business
  const pages = Object.values(social).filter((page) => page !== undefined)
  return (
    <StructuredData
      thing={{
        '@type': 'GardenStore',
        '@id': `${siteUrl}/#nursery`,
        name,
        url: `${siteUrl}${homePath}`,
        logo: `${siteUrl}${iconsRoot}icon-512.png`,
        image: siteUrl + shareUrl('home'),
        telephone: phone,
        email,
        address: { '@type': 'PostalAddress', ...splitAddress(address), addressCountry: 'IN' },
        openingHoursSpecification: openingHours.length > 0 ? openingHours : undefined,
        areaServed: { '@type': 'Country', name: 'India' },
        sameAs: pages.length > 0 ? pages : undefined,
      }}
    />
  )
}
