import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { indoorPlantsPath, plantsPath } from '#app/paths/shop-paths.ts'
import { shopDefaults } from '#app/settings/shop-defaults.ts'
import { SiteFactsContext } from '#app/ui/page/site-facts.ts'
import { readConfig } from '#server/config.ts'
import { Header } from './header.tsx'

const { business } = readConfig({}, shopDefaults)
const facts = {
  name: business.name,
  siteUrl: 'https://nursery.example',
  languages: ['en'] as const,
  deliveryCharge: 79,
}

test.each([
  [plantsPath, true],
  [indoorPlantsPath, true],
  // A category that was added: its address begins as that of the plants does.
  [`${plantsPath}-for-offices`, false],
])('the menu of plants is the current one at %s: %s', (path, isCurrent) => {
  const router = createMemoryRouter([{ path: '*', element: <Header business={business} /> }], {
    initialEntries: [path],
  })
  const html = renderToString(
    <SiteFactsContext value={facts}>
      <RouterProvider router={router} />
    </SiteFactsContext>,
  )
  expect(/<summary class="nav-t"( aria-current="true")?>Plants/.exec(html)?.[1]).toBe(
    isCurrent ? ' aria-current="true"' : undefined,
  )
})
