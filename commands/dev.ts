import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer as createVite } from 'vite'
import { readConfig } from '#server/config.ts'
import { say } from './say.ts'

// Vite serves the browser's modules; every other request goes to the site, loaded anew when a
// source changes. The site opens its database once, inside Vite's module graph.
const config = readConfig(process.env)
const httpServer = createServer()
const vite = await createVite({ server: { middlewareMode: { server: httpServer } } })
const { openApp } = await vite.ssrLoadModule('./server/open-app.ts')
const app = await openApp(config)
await app.delivery.start()

httpServer.on('request', (request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      const { createSite } = await vite.ssrLoadModule('./server/app.ts')
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
httpServer.listen(config.port, config.host || undefined, () =>
  say(`Development server at http://localhost:${config.port}`),
)
