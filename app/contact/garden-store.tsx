import { shareUrl } from '#app/ui/picture.ts'
import { useSiteFacts } from '#app/ui/site-facts.ts'
import { StructuredData } from '#app/ui/structured-data.tsx'
import type { Business } from '#server/config/owners-part.ts'

/** Tells search engines who the nursery is and how to reach it. */
export function GardenStore({ business }: { business: Business }) {
  const { siteUrl } = useSiteFacts()
  const { name, phone, email, address, social } = business
  const pages = Object.values(social).filter((page) => page !== undefined)
  return (
    <StructuredData
      thing={{
        '@type': 'GardenStore',
        '@id': `${siteUrl}/#nursery`,
        name,
        url: `${siteUrl}/home`,
        logo: `${siteUrl}/icons/icon-512.png`,
        image: siteUrl + shareUrl('home'),
        telephone: phone,
        email,
        address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'IN' },
        areaServed: { '@type': 'Country', name: 'India' },
        sameAs: pages.length > 0 ? pages : undefined,
      }}
    />
  )
}
