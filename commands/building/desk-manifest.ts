import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Manifest {
  routes: Record<string, { parentId?: string }>
}

/** The layout of the shop's pages, which are documents: no browser opens them through the router. */
const shop = 'site/shell/shell.route'

/**
 * Leaves the shop's pages out of the list of routes that the desk's pages load: it was three fifths of
 * it. Throws where the list is not as it was.
 */
export async function leaveShopOut(assets: string): Promise<void> {
  for (const name of await readdir(assets)) {
    if (!/^manifest-\w+\.js$/.test(name)) continue
    const path = join(assets, name)
    const [, start = '', json = ''] =
      /^(window\.\w+=)(.*);$/s.exec(await readFile(path, 'utf8')) ?? []
    const manifest: Manifest = JSON.parse(json)
    if (!(shop in manifest.routes)) throw new Error(`${name} has no ${shop}.`)
    const isShop = (id: string | undefined): boolean =>
      id !== undefined && (id === shop || isShop(manifest.routes[id]?.parentId))
    const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => !isShop(id)))
    await writeFile(path, `${start}${JSON.stringify({ ...manifest, routes })};`)
  }
}
