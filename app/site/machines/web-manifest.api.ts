import { iconsRoot, screenshotsRoot } from '#app/paths/machine-paths.ts'
import { contactPath, finderPath, homePath, myListPath } from '#app/paths/shop-paths.ts'
import { shopDefaults } from '#app/settings/shop-defaults.ts'
import { appContext } from '#server/app-context.ts'
import { shortName } from '#server/config/short-name.ts'
import type { Route } from './+types/web-manifest.api'

const paper = '#fcfcf7'
const description = 'Plants, seeds, soil, pebbles, tools and gifts, and somebody who answers.'

function icon(size: number) {
  return { src: `${iconsRoot}icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' }
}

/** Home as `npm run screens -- --install` took it. */
function screenshot(width: number, height: number, form_factor: 'narrow' | 'wide') {
  const src = `${screenshotsRoot}home-${width}.jpg`
  const label = 'Home, with what the nursery grows and sells'
  return { src, sizes: `${width}x${height}`, type: 'image/jpeg', form_factor, label }
}

/** `GET /manifest.webmanifest`: how the site looks when a phone keeps it on its home screen. */
export function loader({ context }: Route.LoaderArgs) {
  const { name } = context.get(appContext).config.business
  const manifest = {
    name,
    short_name: shortName(name),
    description,
    lang: 'en-IN',
    id: homePath,
    start_url: homePath,
    scope: '/',
    display: 'minimal-ui',
    theme_color: paper,
    background_color: paper,
    // The mark keeps inside the circle to which launchers cut.
    icons: (['any', 'maskable'] as const).flatMap((purpose) =>
      [192, 512].map((size) => ({ ...icon(size), purpose })),
    ),
    // They are pictures of the sample business, with its name.
    ...(name === shopDefaults.settings.BUSINESS_NAME && {
      screenshots: [screenshot(390, 844, 'narrow'), screenshot(1366, 900, 'wide')],
    }),
    shortcuts: [
      { name: 'Plant Finder', url: finderPath, icons: [icon(192)] },
      { name: 'My list', url: myListPath, icons: [icon(192)] },
      { name: 'Contact', url: contactPath, icons: [icon(192)] },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
  })
}
