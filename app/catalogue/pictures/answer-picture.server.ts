import { picturesRoot } from '#app/paths/machine-paths.ts'
import { sharePictureFile } from '#app/ui/pictures/uploaded-picture.ts'
import type { App } from '#server/app-context.ts'
import { QueueFull } from '#server/work-queue.ts'
import { findPictureFile, hasPictureFile } from './pictures.server.ts'
import { findSharePicture } from './share-pictures.server.ts'

const uploaded = new RegExp(`^${picturesRoot}([0-9a-f]{16}-\\d{2,4}\\.(?:avif|webp))$`)
const forSharedLinks = new RegExp(`^${picturesRoot}share-([0-9a-f]{16})\\.jpg$`)

const types: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
}

/** When to ask again for a share picture, in seconds: some are being made, which takes one or two each. */
const tryAgainAfter = 60

/**
 * Answers a request for a file of an uploaded picture: its address changes with its content, so
 * browsers and proxies keep it for a year. The picture of its shared links is made where there is
 * none yet; 503 where too many are being made. Undefined for any other address, and what is not kept.
 */
export async function answerPicture(
  { db }: Pick<App, 'db'>,
  request: Request,
): Promise<Response | undefined> {
  const file = readAddress(new URL(request.url).pathname)
  if (!file) return undefined
  const { address, hash } = file
  const headers = {
    'Content-Type': types[address.split('.')[1] ?? ''] ?? '',
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: `"${address}"`,
  }
  if (request.headers.get('if-none-match')?.includes(headers.ETag)) {
    // Nobody is sent the bytes: nobody reads them.
    const isKept = await hasPictureFile(db, address)
    if (isKept) return new Response(null, { status: 304, headers })
  }
  try {
    const bytes = await (hash ? findSharePicture(db, hash) : findPictureFile(db, address))
    if (!bytes) return undefined
    return new Response(bytes, {
      headers: { ...headers, 'Content-Length': String(bytes.length) },
    })
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error
    return new Response('Other pictures are being made just now. Please come again in a minute.', {
      status: 503,
      headers: { 'Retry-After': String(tryAgainAfter), 'Cache-Control': 'no-store' },
    })
  }
}

/** Gives a file's address below `/pictures/`; with the picture's hash where it is a share picture's. */
function readAddress(path: string): { address: string; hash?: string | undefined } | undefined {
  const [, address] = uploaded.exec(path) ?? []
  if (address) return { address }
  const [, hash] = forSharedLinks.exec(path) ?? []
  return hash ? { address: sharePictureFile(hash), hash } : undefined
}
