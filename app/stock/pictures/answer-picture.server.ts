import type { App } from '#server/app-context.ts'
import { findPictureFile, hasPictureFile } from './pictures.server.ts'

const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp' }

/**
 * Answers a request for a file of an uploaded picture: its address changes with its content, so
 * browsers and proxies keep it for a year. Undefined for any other address, and what is not kept.
 */
export async function answerPicture(
  { db }: Pick<App, 'db'>,
  request: Request,
): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  const [, address, format = ''] =
    /^\/pictures\/([0-9a-f]{16}-\d{2,4}\.(avif|webp))$/.exec(pathname) ?? []
  if (!address) return undefined
  const headers = {
    'Content-Type': types[format] ?? '',
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: `"${address}"`,
  }
  if (request.headers.get('if-none-match')?.includes(headers.ETag)) {
    // Nobody is sent the bytes: nobody reads them.
    const isKept = await hasPictureFile(db, address)
    return isKept ? new Response(null, { status: 304, headers }) : undefined
  }
  const bytes = await findPictureFile(db, address)
  if (!bytes) return undefined
  return new Response(bytes, {
    headers: { ...headers, 'Content-Length': String(bytes.length) },
  })
}
