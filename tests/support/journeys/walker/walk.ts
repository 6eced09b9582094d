import type { Page } from '@playwright/test'
import { lostWords } from '#app/site/lost.words.ts'
import { overflowOf } from '#tests/support/journeys/accessibility.ts'
import { untilDrawn } from '#tests/support/journeys/journey.ts'
import { calmly } from './calmly.ts'
import type { Chance } from './chance.ts'
import { type Step, takeStep, type Walk } from './steps.ts'

const apologies = Object.values(lostWords).map(({ wrongHeading }) => wrongHeading)

/** What browsers say without a network, and of what waited for it and is refused. */
const ofNoNetwork =
  /net::ERR_|Failed to fetch|NetworkError|error occurred when fetching the script|status of 422/

/** Only a fault takes so long. */
const stepMs = 60_000

/** Words that were typed, and the page they were typed on: a form's answer is another one at its path. */
interface Typed {
  field: string
  value: string
  path: string
  entry: string
  document: number
}

/** What a walk hears of its page beside looking at it; both are emptied by whoever reads them. */
export interface Heard {
  messages: string[]
  missedPresses: () => Promise<string[]>
}

/**
 * Walks so many steps from where the page is. Gives the sentences for the faults of the first step
 * that has any, with all steps that led there, or nothing.
 */
export async function takeWalk(
  walk: Walk,
  chance: Chance,
  { steps, heard }: { steps: number; heard: Heard },
): Promise<string | undefined> {
  const { page } = walk
  const taken: string[] = [`open ${page.url()}`]
  let typed: Typed[] = []
  let asked = false
  const answerQuestion = async (dialog: { accept(): Promise<void> }) => {
    asked = true
    await dialog.accept().catch(() => undefined)
  }
  page.on('dialog', answerQuestion)
  let failed: string | undefined
  page.on('response', (response) => {
    if (response.status() >= 500) failed = `${response.url()} answers ${response.status()}.`
  })

  // Whoever goes back to the answer to a form is asked by the browser whether to send it once more.
  let hasPosted = false
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.method() === 'POST') hasPosted = true
  })

  let before = await stand(page)
  for (let count = 0; count < steps; count++) {
    const wasOffline = walk.isOffline
    asked = false
    delete walk.doing
    const done = await within(stepMs, async () => {
      const step = await takeStep(walk, chance)
      taken.push(step.words)
      const faults = [...(await heard.missedPresses())]
      return { step, faults, after: await stand(page) }
    })
    if (!done) return [...taken, walk.doing, '→ The page no longer answers.'].join('\n  ')
    const { step, faults, after } = done
    const isOffline = wasOffline || walk.isOffline
    const mayAsk = hasPosted && step.words.startsWith('go')
    if (!isOffline && after.isBrowsersOwn && !before.isBrowsersOwn && !mayAsk)
      faults.push('The browser shows an error page of its own.')
    if (after.isBrowsersOwn) {
      // Nothing of ours is shown any more; where no worker keeps pages, that is so without a network.
      if (walk.isOffline) await walk.network.restore()
      walk.isOffline = false
      await page.goBack().catch(() => undefined)
      typed = []
    }
    if (failed) faults.push(failed)
    const isExpected = (message: string) => ofNoNetwork.test(message)
    const messages = heard.messages.splice(0)
    faults.push(...messages.filter((message) => !isOffline || !isExpected(message)))
    if (apologies.includes(after.heading)) faults.push(`The page says “${after.heading}”`)
    const overflow = await calmly(page, () => overflowOf(page))
    if (overflow > 0) faults.push(`The page scrolls sideways by ${overflow} px.`)
    if (losesFocus(step, before, after)) faults.push(`The focus is lost from ${before.focused}.`)

    const isAnew = after.document !== before.document && !/^go|reload/.test(step.words)
    if (asked || step.mayEmpty) typed = []
    if (isAnew) typed = typed.filter(({ path }) => path !== after.path)
    if (step.typed) {
      typed = typed.filter(({ field }) => field !== step.typed?.field)
      if (step.typed.value.trim()) {
        const { path, entry, document } = after
        typed.push({ ...step.typed, path, entry, document })
      }
    }
    for (const { field, value, path, entry, document } of typed) {
      if (path !== after.path) continue
      if (entry !== after.entry && document !== after.document) continue
      const held = await calmly(page, () => shownValue(page, field))
      if (held === '') faults.push(`“${value.slice(0, 30)}” is lost from ${field}.`)
    }
    before = after
    if (faults.length > 0)
      return `${[...taken, ...faults.map((fault) => `→ ${fault}`)].join('\n  ')}`
  }
  return undefined
}

/** Gives what comes of it, or nothing where that takes longer. */
function within<Result>(ms: number, act: () => Promise<Result>): Promise<Result | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), ms)
    act()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}

interface Standing {
  path: string
  /** Of the browser's history. */
  entry: string
  document: number
  heading: string
  focused: string
  isBrowsersOwn: boolean
}

/** Where one stands once the page is still. */
async function stand(page: Page): Promise<Standing> {
  await page.waitForLoadState('domcontentloaded').catch(() => undefined)
  return calmly(page, async () => {
    await untilDrawn(page)
    return page.evaluate(() => {
      const { activeElement } = document
      const isNowhere = !activeElement || activeElement === document.body
      return {
        path: location.pathname,
        entry: navigation.currentEntry?.key ?? '',
        document: performance.timeOrigin,
        heading: document.querySelector('h1')?.textContent?.trim() ?? '',
        focused: isNowhere ? '' : (activeElement.outerHTML.split('>')[0] ?? '').slice(0, 160),
        isBrowsersOwn: location.protocol === 'chrome-error:',
      }
    })
  })
}

/**
 * Whether a key left somebody who had a place in the page without one. Tab may leave the page, a link
 * down the page moves the place that Tab goes on from, and Enter leaves the inbox's search for its
 * rows, which answer to keys then.
 */
function losesFocus({ key }: Step, before: Standing, after: Standing): boolean {
  if (!key || /Tab/.test(key) || before.focused === '') return false
  if (/^<a [^>]*href="[^"]*#/.test(before.focused)) return false
  if (key === 'Enter' && /^<input [^>]*id="find"/.test(before.focused)) return false
  return before.document === after.document && after.focused === ''
}

/** What a field holds, or nothing where it is not shown. */
function shownValue(page: Page, field: string): Promise<string | undefined> {
  return page.evaluate((selector) => {
    const shown = [...document.querySelectorAll<HTMLInputElement>(selector)].find((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    )
    return shown?.value
  }, field)
}
