import { cacheAnswer, findCached, keptAt, listCached } from '#app/offline/cached-answer.ts'
import { scriptsRoot } from '#app/paths/machine-paths.ts'
import { keptForHeader } from '#app/staff/sessions/kept-for.ts'

const builtFile = new RegExp(`${scriptsRoot}[\\w.-]+\\.(?:css|js|woff2)`, 'g')

/** How long it may be read, in ms. */
const keptMs = 24 * 60 * 60 * 1000

/** A page of the desk that a browser keeps, where somebody wants that, to be read without network. */
export interface KeptPage {
  /**
   * Fetches it, where it is wanted, from an address that may ask for more than its path does, and keeps
   * it in place of the one before. Where that was somebody else's, or nobody is signed in any more, all
   * of it is forgotten. Tells whether it is kept; throws without network.
   */
  keep(address?: string): Promise<boolean>
  /** The page that is kept; undefined, and forgotten, when it is older than a day or of the future. */
  find(): Promise<Response | undefined>
  /** The page, or a file that it is drawn with, where it is kept. */
  findFile(path: string): Promise<Response | undefined>
  /** Whether it is kept for somebody else than an answer of the desk is for, or for another role. */
  isForOther(answer: Response): Promise<boolean>
  /** Wipes it and that it was wanted. */
  forget(): Promise<void>
}

/** Gives the page of this path, in a cache of its own: that the cache is there says that it is wanted. */
export function keptPage({ cache, path }: { cache: string; path: string }): KeptPage {
  const isWanted = () => caches.has(cache)

  /** What is being kept while it is wiped would be back afterwards: one after the other. */
  function alone<Result>(work: () => Promise<Result>): Promise<Result> {
    return navigator.locks ? navigator.locks.request(`kept ${cache}`, work) : work()
  }

  async function store(answer: Response): Promise<boolean> {
    // Somebody may have signed out meanwhile.
    if (!(await isWanted())) return false
    const former = await findCached(cache, path)
    const isSame = !former || whose(former) === whose(answer)
    if (!answer.ok || answer.redirected || !whose(answer) || !isSame) {
      await caches.delete(cache)
      return false
    }
    const html = await answer.text()
    const page = new Response(html, { headers: answer.headers })
    // What it is drawn and brought to life with; the modules name one another beside each other.
    const files = new Set([...html.matchAll(builtFile)].map(([file]) => file))
    for (const file of files) {
      if (await findCached(cache, file)) continue
      if (!(await cacheAnswer(cache, file, await fetch(file)))) return false
    }
    if (!(await cacheAnswer(cache, path, page))) return false
    await forgetOthers([path, ...files])
    return true
  }

  /** Forgets what earlier versions of the page were drawn with. */
  async function forgetOthers(paths: readonly string[]) {
    const opened = await caches.open(cache)
    for (const other of await listCached(cache)) {
      if (!paths.includes(other)) await opened.delete(other)
    }
  }

  async function findFile(file: string) {
    // Looking for it would make the place, and that would say that the page is wanted.
    return (await isWanted()) ? findCached(cache, file) : undefined
  }

  async function forget() {
    await alone(() => caches.delete(cache))
  }

  return {
    async keep(address = path) {
      const answer = await fetch(address, { headers: { Accept: 'text/html' } })
      return alone(() => store(answer))
    },
    async find() {
      const kept = await findFile(path)
      if (!kept) return undefined
      const age = Date.now() - keptAt(kept)
      if (age >= 0 && age < keptMs) return kept
      await forget()
      return undefined
    },
    findFile,
    async isForOther(answer) {
      const kept = whose(answer) ? await findFile(path) : undefined
      return kept !== undefined && whose(kept) !== whose(answer)
    },
    forget,
  }
}

function whose({ headers }: Response) {
  return headers.get(keptForHeader)
}
