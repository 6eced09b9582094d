/** `npm run dev`: serves the sources and reloads on change. */
import { createServer } from 'node:http'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import { createServer as createVite } from 'vite'
import { shopDefaults } from '#app/settings/shop-defaults.ts'
import { offerFirstOwner } from '#app/staff/links/offer-first-owner.server.ts'
import { loadEnvFile } from '#server/config/env-file.ts'
import { readConfig } from '#server/config.ts'
import { listen } from '#server/http/listen.ts'
import { pdfFontsFolder } from '#server/pdf/pdf-fonts.ts'
import { makePdfFonts } from './building/make-pdf-fonts.ts'
import { watchCatalogue } from './catalogue/watch-catalogue.ts'
import { runCommand } from './shared/run-command.ts'
import { say } from './shared/say.ts'

const usage = `Usage: npm run dev

  Serves the sources and reloads on change, with what catalogue-data says in a database of its
  own, dev/aangan.sqlite in DATA_DIR. Settings come from the environment and from .env,
  as for npm start; with SMTP_URL or WEBHOOK_URL there, messages are really sent.

Exit codes: 0 stopped, 1 could not start, 2 called wrongly.`

await runCommand(usage, async (args) => {
  parseArgs({ args })
  const settings = readConfig(process.env, shopDefaults, loadEnvFile())
  await makePdfFonts(pdfFontsFolder)
  // What follows the data files must never be the shop's own database.
  const dataDir = join(settings.dataDir, 'dev')
  const place = join(dataDir, 'aangan.sqlite')
  const config = { ...settings, dataDir, database: { ...settings.database, place } }
  // Vite serves the browser's modules; every other request goes to the site, reloaded when a
  // source changes. The site opens its database once, inside Vite's module graph.
  const httpServer = createServer()
  const vite = await createVite({ server: { middlewareMode: { server: httpServer } } })
  const { openApp } = await vite.ssrLoadModule('./main/open-app.ts')
  const app = await openApp(config, { followFiles: true })

  httpServer.on('request', (request, response) => {
    vite.middlewares(request, response, async () => {
      try {
        const { createSite } = await vite.ssrLoadModule('./main/app.ts')
        const site = createSite(app)
        for (const [name, value] of site.headers) response.setHeader(name, value)
        await getRequestListener(site.fetch)(request, response)
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error)
        app.log.error({ err: error }, 'development server')
        response.writeHead(500).end('See the log.')
      }
    })
  })
  const endWatch = watchCatalogue(vite, app)
  const close = async () => {
    await endWatch()
    httpServer.closeAllConnections()
    await Promise.all([app.delivery.stop(), vite.close()])
    await app.db.destroy()
  }
  const port = await listen(httpServer, config).catch(async (error) => {
    await close()
    throw error
  })
  await app.delivery.start()
  say(`Development server at http://localhost:${port}`)
  await offerFirstOwner(app, say)

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      httpServer.close()
      await close()
    })
  }
})
