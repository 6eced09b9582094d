type Importer = () => Promise<unknown>

/** Islands whose code is being loaded, and those of which it could not be had. */
const loading = new Map<Element, Promise<void> | 'failed'>()
const awake = new WeakSet<Element>()
const firstTouches = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input'] as const

/**
 * Wakes islands on their first touch: loads React and the island's code, hydrates what the server
 * rendered, and then repeats the click or submit that came too early. Links elsewhere wake an
 * island with `data-wakes="name"`. If the code can't be had, the native link or post goes ahead,
 * and the next touch tries again while there is a network; `pressedWithout` is told what was
 * clicked without it. `importers` holds one dynamic import for each island, by file path.
 */
export function wakeOnTouch(
  importers: Record<string, Importer>,
  pressedWithout: (pressed: Element) => void,
): void {
  for (const type of firstTouches) {
    addEventListener(type, touch, { capture: true, passive: true })
  }
  addEventListener('click', hold, { capture: true })
  addEventListener('submit', hold, { capture: true })

  // What an island keeps in the browser shows without a touch.
  for (const island of document.querySelectorAll<HTMLElement>('[data-keeps]')) {
    const { keeps } = island.dataset
    // Empty where the service worker has seen that something is kept.
    if (!keeps || keeps.split(' ').some(isStored)) void wake(island)
  }

  // Addresses that an island pushed outlive the page, and a page reloaded has it loading.
  const { search } = location
  addEventListener('popstate', () => {
    const island = document.querySelector('[data-history]')
    if (island && !awake.has(island) && location.search !== search) location.reload()
  })

  function touch({ target }: Event) {
    const island = islandOf(target)
    // What a browser without network fails at it would fail at again.
    if (island && navigator.onLine && loading.get(island) === 'failed') loading.delete(island)
    void wake(island)
  }

  function wake(island: Element | undefined): Promise<void> | 'failed' | undefined {
    if (!island || awake.has(island)) return undefined
    const known = loading.get(island)
    if (known) return known
    const waking = load(island)
    loading.set(island, waking)
    return waking
  }

  async function load(island: Element) {
    const file = `/${island.getAttribute('data-island')}.island.tsx`
    const path = Object.keys(importers).find((path) => path.endsWith(file)) ?? ''
    try {
      // An island that there is not fails like one that can't be had.
      const [{ hydrate }, code] = await Promise.all([import('./hydrate.ts'), importers[path]?.()])
      await hydrate(island, code)
      awake.add(island)
      loading.delete(island)
    } catch {
      loading.set(island, 'failed')
    }
  }

  function hold(event: Event) {
    // A form may have buttons for several islands.
    const submitter = event instanceof SubmitEvent ? event.submitter : null
    const island = islandOf(submitter ?? event.target)
    const waking = wake(island)
    const { target } = event
    if (!waking || !(target instanceof Element)) return
    if (waking === 'failed') {
      if (event.type === 'click') pressedWithout(target)
      return
    }
    const control = target.closest('a[href], button')
    if (event instanceof MouseEvent) {
      const ownTab = !event.button && !event.ctrlKey && !event.metaKey && !event.shiftKey
      if (!control || !ownTab || isNative(control)) return
    }
    event.preventDefault()
    event.stopImmediatePropagation()
    const busy = submitter ?? control
    if (busy?.getAttribute('aria-busy') === 'true') return
    busy?.setAttribute('aria-busy', 'true')
    void waking.then(() => {
      busy?.removeAttribute('aria-busy')
      if (busy instanceof HTMLElement) busy.click()
      else if (target instanceof HTMLFormElement) target.requestSubmit()
    })
  }
}

/** A submit button's click is left alone: the submit that follows is the one to hold. */
function isNative(control: Element) {
  return control instanceof HTMLButtonElement && control.type === 'submit'
}

function islandOf(target: EventTarget | null): Element | undefined {
  if (!(target instanceof Element)) return undefined
  const toucher = target.closest('[data-island], [data-wakes]')
  const name = toucher?.getAttribute('data-wakes')
  return (name ? document.querySelector(`[data-island="${name}"]`) : toucher) ?? undefined
}

function isStored(key: string) {
  try {
    return localStorage.getItem(key) ?? sessionStorage.getItem(key)
  } catch {
    return null
  }
}
