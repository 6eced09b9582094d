/** `npm run build`: checks the catalogue and builds the site. */
import { parseArgs } from 'node:util'
import { catalogueFolder } from '#app/catalogue/files/load-catalogue.server.ts'
import { readCatalogue } from '#app/catalogue/files/read-catalogue.server.ts'
import { buildSite } from './building/build-site.ts'
import { runCommand } from './shared/run-command.ts'

const usage = `Usage: npm run build

  Checks catalogue-data, and builds what npm start serves into build/.

Exit codes: 0 done, 1 failed, 2 called wrongly.`

await runCommand(usage, async (args) => {
  parseArgs({ args })
  await readCatalogue(catalogueFolder)
  await buildSite()
})
