import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { answerPicture } from '#app/catalogue/pictures/answer-picture.server.ts'
import { picturesRoot, scriptsRoot } from '#app/paths/machine-paths.ts'
import { scripts } from '#languages/scripts.ts'
import type { App } from '#server/app-context.ts'
import { ignoreBadRange } from '#server/http/ignore-bad-range.ts'
import { answerAsFile, type FileAnswer } from '#server/http/security.ts'
import { addresses } from './addresses.ts'

/**
 * Answers for pictures that the database holds, and for the files of the built browser folder; without
 * `clientDir` those are somebody else's. Whatever else is asked for passes.
 */
export function serveFiles(app: App, clientDir: string | undefined) {
  const files = new Hono<{ Bindings: FileAnswer }>()
  files.get(`${picturesRoot}*`, async (c, next) => {
    const picture = await answerPicture(app, c.req.raw)
    if (!picture) return next()
    answerAsFile(c.env)
    return picture
  })
  if (!clientDir) return files
  files.use(ignoreBadRange)
  const fonts = Object.values(scripts).map(({ font }) => `${font}-.+`)
  files.get(`${scriptsRoot}:letters{${fonts.join('|')}}`, (c, next) => {
    // Whoever asks for fewer bytes reads the letters that the phone has.
    if (c.req.header('save-data')?.toLowerCase() !== 'on') return next()
    return Promise.resolve(c.body(null, 404, { 'Cache-Control': 'no-store' }))
  })
  for (const { path, cacheControl } of addresses) {
    if (!cacheControl) continue
    files.get(
      path,
      serveStatic({
        root: clientDir,
        precompressed: true,
        onFound: (_, c) => {
          c.header('Cache-Control', cacheControl)
          answerAsFile(c.env)
        },
      }),
    )
  }
  return files
}
