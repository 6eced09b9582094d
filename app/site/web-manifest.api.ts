import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/web-manifest.api'

const paper = '#fcfcf7'

/** `GET /manifest.webmanifest`: how the site looks when a phone keeps it on its home screen. */
export function loader({ context }: Route.LoaderArgs) {
  const { name } = context.get(appContext).config.business
  const manifest = {
    name,
    // Home screens cut a long name off; its first word is what people call the place.
    short_name: name.length > 12 ? name.split(' ', 1)[0] : name,
    lang: 'en-IN',
    start_url: '/home',
    scope: '/',
    display: 'minimal-ui',
    theme_color: paper,
    background_color: paper,
    icons: [192, 512].map((size) => ({
      src: `/icons/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
  })
}
