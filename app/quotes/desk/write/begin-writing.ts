import type { TypedDraft } from './typed-draft.ts'

/** For so long a page that is loaded again may still be there as the one before, in ms. */
const leavingMs = 300

/** Lets go of what this page writes as. */
type End = () => void

/** Makes this the one open page that writes as `page`. Undefined where another tab does. */
function writeAs(page: string): Promise<End | undefined> {
  if (!navigator.locks) return Promise.resolve(() => undefined)
  return new Promise((resolve) => {
    const untilEnd = () => new Promise<void>((end) => resolve(end))
    const signal = AbortSignal.timeout?.(leavingMs)
    navigator.locks.request(`draft ${page}`, { signal }, untilEnd).catch(() => resolve(undefined))
  })
}

/**
 * Begins to write a draft as `page`. Gives what is to be drawn in place of what the site gave: what was typed and
 * waits while no page is open that typed it, which this one writes on as from then on; else what is held of what is
 * stored. And what ends it all.
 */
export function beginWriting(page: string, find: () => Promise<TypedDraft[]>) {
  const own = writeAs(page)
  const left = findLeft(find)
  return {
    left: left.then(({ held }) => held),
    end() {
      void own.then((end) => end?.())
      void left.then(({ end }) => end?.())
    },
  }
}

async function findLeft(
  find: () => Promise<TypedDraft[]>,
): Promise<{ held?: TypedDraft | undefined; end?: End }> {
  const typed = await find()
  for (const held of typed.filter(({ waits }) => waits)) {
    const end = await writeAs(held.page)
    if (end) return { held, end }
  }
  return { held: typed.find(({ waits }) => !waits) }
}
