import { LastRoom } from '#app/ui/last-room.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageMeta } from '#app/ui/page-meta.tsx'
import type { PageHandle } from '#app/ui/page-sheet.ts'

export const handle: PageHandle = { sheets: ['prose'] }

const samples = ['Laptop', 'Phone', 'Shirt', 'Headphone']

/** `/product/productList` (§2): a placeholder list of sample electronics, and it says so. */
export default function PlaceholderListRoute() {
  return (
    <>
      <PageMeta
        title="Sample list"
        description="A placeholder list of sample products, none of which is for sale."
        path="/product/productList"
        noindex
      />
      <main id="main">
        <PageHead
          wall="pista"
          crumbs={[{ label: 'Home', to: '/home' }, { label: 'Sample list' }]}
          heading="Sample list"
          intro="This page is a placeholder. Its four entries are leftover samples and are not for sale."
        />
        <section className="section wrap prose" aria-labelledby="samples">
          <h2 id="samples">Leftover samples</h2>
          <ul>
            {samples.map((sample) => (
              <li key={sample}>{sample}</li>
            ))}
          </ul>
          <p>
            What we really grow and sell starts at <a href="/productPages/plants">Plants</a>.
          </p>
        </section>
        <LastRoom wall="pista" first="(min-width: 900px)" />
      </main>
    </>
  )
}
