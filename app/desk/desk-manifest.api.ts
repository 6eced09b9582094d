import { deskPath, inboxPath } from '#app/paths/desk-paths.ts'
import { iconsRoot } from '#app/paths/machine-paths.ts'
import { appContext } from '#server/app-context.ts'
import { deskName, shortName } from '#server/config/short-name.ts'
import type { Route } from './+types/desk-manifest.api'

const paper = '#fcfcf7'

/** `GET /desk.webmanifest`: the desk as an app of its own, beside the shop's. */
export function loader({ context }: Route.LoaderArgs) {
  const { name } = context.get(appContext).config.business
  const manifest = {
    name: deskName(name),
    short_name: `${shortName(name)} desk`,
    lang: 'en-IN',
    id: deskPath,
    start_url: inboxPath,
    scope: deskPath,
    display: 'standalone',
    theme_color: paper,
    background_color: paper,
    icons: ['any', 'maskable'].flatMap((purpose) =>
      [192, 512].map((size) => ({
        src: `${iconsRoot}icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
    shortcuts: [{ name: 'Inbox', url: inboxPath }],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
  })
}
