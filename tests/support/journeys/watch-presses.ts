import type { BrowserContext, Page } from '@playwright/test'

type Report = (sentence: string) => void

/**
 * Runs in the page, before its own scripts, and reports a sentence for each trusted press of a
 * link, a button or a summary that goes wrong: it moves by more than 2 px between pointerdown and
 * pointerup, its click lands elsewhere, or nothing comes of it within a second.
 */
function watch() {
  const mostMoved = 2
  /** A pointer that travels further, in px, drags or scrolls. */
  const mostTravelled = 8
  // In ten parts, so that a page whose thread stands still is not hurried.
  const [part, parts] = [100, 10]
  const pressable = 'a[href], button, summary, [role="button"], input[type="submit"]'
  // What the browser hands to another program, and what opens a page elsewhere.
  const leavesPage = 'a[href^="tel:"], a[href^="mailto:"], a[href^="sms:"], a[target="_blank"]'
  // `navigate` comes with downloads too.
  const effects = ['toggle', 'input', 'change', 'invalid', 'scroll', 'close', 'copy', 'beforeprint']
  const report: Report = (sentence) => (window as unknown as Reporting).reportPress(sentence)
  const pending = new Set<Promise<void>>()
  Object.assign(window, { untilPressesEnd: () => Promise.all(pending) })

  let down: { element: Element; box: DOMRect; x: number; y: number; clicked: boolean } | undefined
  const listen = <Type extends keyof WindowEventMap>(
    type: Type,
    hear: (event: WindowEventMap[Type]) => void,
  ) => addEventListener(type, (event) => event.isTrusted && hear(event), { capture: true })

  const pressedBy = ({ target }: Event) => {
    const element = target instanceof Element ? target.closest(pressable) : null
    const isEnabled = element && !element.matches(':disabled, [aria-disabled="true"]')
    return isEnabled ? element : undefined
  }
  const nameOf = (element: Element) => {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? ''
    const name = words.replace(/\s+/g, ' ').trim().slice(0, 60)
    return `“${name || element.outerHTML.slice(0, 80)}” on ${location.pathname}${location.search}`
  }

  listen('pointerdown', (event) => {
    const element = event.button === 0 ? pressedBy(event) : undefined
    const { clientX: x, clientY: y } = event
    down = element && { element, box: element.getBoundingClientRect(), x, y, clicked: false }
  })
  listen('pointercancel', () => {
    down = undefined
  })
  listen('pointerup', ({ clientX, clientY }) => {
    const press = down
    if (!press) return
    if (Math.hypot(clientX - press.x, clientY - press.y) > mostTravelled) {
      down = undefined
      return
    }
    const name = nameOf(press.element)
    const box = press.element.getBoundingClientRect()
    const moved = Math.hypot(box.x - press.box.x, box.y - press.box.y)
    if (moved > mostMoved) report(`${name} moves by ${Math.round(moved)} px while it is pressed.`)
    // After a touch the click comes in a task of its own.
    const landing = wait(() => press.clicked).then((landed) => {
      if (!landed) report(`The click on ${name} lands beside it.`)
    })
    track(landing)
  })
  listen('click', (event) => {
    const { target } = event
    if (down && target instanceof Node && down.element.contains(target)) down.clicked = true
    down = undefined
    const element = pressedBy(event)
    if (element && !element.matches(leavesPage)) track(expectEffect(element))
  })

  function track(promise: Promise<void>) {
    pending.add(promise)
    void promise.finally(() => pending.delete(promise))
  }

  /** Says whether something holds within a second. */
  async function wait(holds: () => boolean): Promise<boolean> {
    for (let waited = 0; waited < parts && !holds(); waited++) {
      await new Promise((resolve) => setTimeout(resolve, part))
    }
    return holds()
  }

  /** A link to a place of the page that one sees all of leads nowhere. */
  const leadsHere = (element: Element) => {
    const place = /^#(.+)/.exec(element.getAttribute('href') ?? '')?.[1]
    const there = place ? document.getElementById(place) : null
    if (!there) return false
    const { left, right, top } = there.getBoundingClientRect()
    const strip = there.parentElement
    // A slide is led to sideways alone, by fractions of a pixel.
    const isSlide = strip !== null && strip.scrollWidth > strip.clientWidth + 1
    return left > -1 && right < innerWidth + 1 && (isSlide || top >= 0)
  }

  /** What all fields hold: a script that writes into one changes no node and sends no event. */
  const fieldValues = () =>
    JSON.stringify(
      [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(
        ({ value, checked }) => [value, checked],
      ),
    )

  async function expectEffect(element: Element) {
    if (leadsHere(element)) return
    const name = nameOf(element)
    const focused = document.activeElement
    const address = location.href
    const held = fieldValues()
    let seen = false
    const see = () => {
      seen = true
    }
    // A button may open the chooser of files.
    const seeChooser = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.type === 'file') see()
    }
    const mutations = new MutationObserver(see)
    const everything = { attributes: true, characterData: true, childList: true, subtree: true }
    mutations.observe(document, everything)
    for (const type of effects) addEventListener(type, see, { capture: true })
    addEventListener('click', seeChooser, { capture: true })
    navigation.addEventListener('navigate', see)
    const hasEffect = () =>
      seen ||
      location.href !== address ||
      document.activeElement !== focused ||
      fieldValues() !== held
    const worked = await wait(hasEffect)
    mutations.disconnect()
    for (const type of effects) removeEventListener(type, see, { capture: true })
    removeEventListener('click', seeChooser, { capture: true })
    navigation.removeEventListener('navigate', see)
    if (!worked) report(`Nothing comes of pressing ${name} within a second.`)
  }
}

interface Reporting {
  reportPress: Report
  untilPressesEnd: () => Promise<unknown>
}

/**
 * Watches all presses on the pages of a browser window from now on. Gives a function that waits for
 * what is still watched on its open pages, and gives a sentence for each press that went wrong
 * since it was last called.
 */
export async function watchPresses(context: BrowserContext): Promise<() => Promise<string[]>> {
  const faults: string[] = []
  await context.exposeFunction('reportPress', (sentence: string) => void faults.push(sentence))
  await context.addInitScript(watch)
  const untilEnded = (page: Page) =>
    page.evaluate(() => (window as unknown as Partial<Reporting>).untilPressesEnd?.())
  return async () => {
    // A page that goes away meanwhile has had an effect, and one whose clock stands has none to come.
    const ended = context.pages().map((page) => untilEnded(page).catch(() => undefined))
    await Promise.race([Promise.all(ended), new Promise((resolve) => setTimeout(resolve, 2000))])
    return faults.splice(0)
  }
}
