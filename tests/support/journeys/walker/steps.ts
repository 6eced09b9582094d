import type { Page } from '@playwright/test'
import type { ShakyNetwork } from '#tests/support/journeys/shaky-network.ts'
import { calmly } from './calmly.ts'
import type { Chance } from './chance.ts'

/** What was done, in words for whoever reads of a fault, and what may come of it. */
export interface Step {
  words: string
  /** A key that was pressed: whoever uses the keyboard keeps a place on the page. */
  key?: string
  /** A field that now holds words that nobody may lose. */
  typed?: { field: string; value: string }
  /** Whether it sends a form, empties a field on purpose or opens a page again. */
  mayEmpty?: boolean
}

/** Where a walk is. */
export interface Walk {
  page: Page
  network: ShakyNetwork
  isOffline: boolean
  /** Whether presses are those of a finger. */
  touches: boolean
  /** What is being pressed, for whoever reads of a step that does not end. */
  doing?: string
}

const texts = [
  '',
  ' ',
  'Meera Deshpande',
  'meera@example.com',
  '+91 98200 12345',
  '9820012345',
  'मीरा देशपांडे, पुणे',
  '🌱🪴👩‍🌾',
  '-1',
  '<b>2 & 3</b>',
  'a long wish '.repeat(60),
]
const keys = ['Tab', 'Tab', 'Shift+Tab', 'Enter', 'Space', 'Escape', 'ArrowDown', 'ArrowUp', '/']

/** Takes one step, whichever chance has it. */
export async function takeStep(walk: Walk, chance: Chance): Promise<Step> {
  const kind = chance.below(20)
  if (kind < 8) return press(walk, chance)
  if (kind < 12) return type(walk, chance)
  if (kind < 16) return pressKey(walk, chance)
  if (kind < 17) return switchNetwork(walk)
  return moveAbout(walk, chance)
}

/** Gives the place of something that can be pressed, in view and not covered. */
const findPressable = (choice: number) => {
  const all = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, [type="radio"], [type="checkbox"]',
    ),
  ].filter((element) => {
    if (element.matches(':disabled, [aria-disabled="true"]')) return false
    if (!element.checkVisibility({ visibilityProperty: true })) return false
    // Elsewhere, and out of the desk, nothing is to be seen to.
    if (element instanceof HTMLAnchorElement && element.origin !== location.origin) return false
    if (element.matches('[target="_blank"], [download], [aria-hidden="true"]')) return false
    // It opens a window of the browser's own, which nobody answers here.
    if (/passkey/i.test(element.textContent)) return false
    return !/sign-out/.test(element.closest('form')?.action ?? '')
  })
  for (let tried = 0; tried < all.length; tried++) {
    const element = all[(choice + tried) % all.length]
    if (!element) continue
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const [box] = element.getClientRects()
    if (!box) continue
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const top = document.elementFromPoint(x, y)
    if (!top || !element.contains(top)) continue
    const name = element.getAttribute('aria-label') || element.textContent || element.outerHTML
    const isSubmit = element instanceof HTMLButtonElement && element.type === 'submit'
    // The enquiry dialog is emptied as it is closed, and offers its words back in a toast.
    const clears =
      /clear|close|remove|reset|undo|discard|without saving|start again|बंद कर|हटाएँ|काढा/i.test(name)
    const words = `press “${name.replace(/\s+/g, ' ').trim().slice(0, 60)}”`
    return { x, y, words, mayEmpty: isSubmit || clears }
  }
  return undefined
}

/** Ends when nothing that can be pressed moves any more: a key may scroll the page slowly. */
const untilStill = async () => {
  const places = () =>
    [...document.querySelectorAll('a, button, summary, input, textarea')]
      .map((element) => element.getBoundingClientRect())
      .map(({ x, y }) => `${x} ${y}`)
      .join()
  for (let frames = 0, before = ''; frames < 60; frames++) {
    const now = places()
    if (now === before) return
    before = now
    for (let frame = 0; frame < 3; frame++) await new Promise((end) => setTimeout(end, 16))
  }
}

/** A page that goes away meanwhile is not waited for: the next one is. */
const waitStill = async (page: Page) => {
  await page.evaluate(untilStill).catch(() => page.waitForLoadState('domcontentloaded'))
}

async function press(walk: Walk, chance: Chance): Promise<Step> {
  await waitStill(walk.page)
  const choice = chance.below(1000)
  const found = await calmly(walk.page, () => walk.page.evaluate(findPressable, choice))
  if (!found) return { words: 'find nothing to press' }
  const { x, y, ...step } = found
  walk.doing = step.words
  await pressAt(walk, x, y)
  return step
}

async function pressAt({ page, touches }: Walk, x: number, y: number) {
  if (touches) await page.touchscreen.tap(x, y)
  else await page.mouse.click(x, y)
}

/** Gives the place of a field for words, in view and not covered, and a selector of it. */
const findField = (choice: number) => {
  const plain = ['text', 'email', 'tel', 'search', 'number', 'textarea', 'url']
  const all = [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
  ].filter(
    (element) =>
      plain.includes(element.type) &&
      element.matches(':enabled:not([readonly], [tabindex="-1"])') &&
      element.name !== '' &&
      element.checkVisibility({ visibilityProperty: true }),
  )
  const element = all[choice % all.length]
  if (!element) return undefined
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const box = element.getBoundingClientRect()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  if (document.elementFromPoint(x, y) !== element) return undefined
  // The footer's form stands on the page of the same form, too.
  const form = element.form?.getAttribute('action')
  const within = form ? `form[action="${form}"] ` : ''
  const named = `${within}${element.localName}[name="${CSS.escape(element.name)}"]`
  return { x, y, field: /^[\w-]+$/.test(element.id) ? `#${element.id}` : named }
}

async function type(walk: Walk, chance: Chance): Promise<Step> {
  const { page } = walk
  await waitStill(page)
  const choice = chance.below(1000)
  const found = await calmly(page, () => page.evaluate(findField, choice))
  const text = chance.pick(texts)
  if (!found) return { words: 'find nothing to write in' }
  const { x, y, field } = found
  await pressAt(walk, x, y)
  const isThere = await page.evaluate(
    (selector) => document.activeElement?.matches(selector),
    field,
  )
  if (!isThere) return { words: `press into ${field}, which has not the focus then` }
  await page.keyboard.press('Control+A')
  if (text === '') await page.keyboard.press('Delete')
  else await page.keyboard.insertText(text)
  // As the field takes it: a number refuses letters, and a name may be cut to its length. What is
  // only looked for is no work, and browsers do not keep what completes words by itself. A form of
  // one field, or of one beside a password, is left to the browser, which keeps it over a reload only
  // where a person steers it.
  const value = await page.evaluate(() => {
    const { activeElement } = document
    const isWork = !activeElement?.matches(
      '[autocomplete="off"], form:not([method="post"]) *, #newsletter-email, #identity',
    )
    return activeElement && isWork && 'value' in activeElement ? String(activeElement.value) : ''
  })
  return { words: `write “${text.slice(0, 30)}” into ${field}`, typed: { field, value } }
}

/** Whether Enter would leave the site, for a telephone or another one: the browser asks then. */
const isOnWayOut = () => {
  const { activeElement } = document
  return activeElement instanceof HTMLAnchorElement && activeElement.origin !== location.origin
}

async function pressKey({ page }: Walk, chance: Chance): Promise<Step> {
  const key = chance.pick(keys)
  if (key === 'Enter' && (await calmly(page, () => page.evaluate(isOnWayOut)))) {
    return { words: 'do not leave the site by Enter' }
  }
  await page.keyboard.press(key)
  return { words: `press the key ${key}`, key, mayEmpty: /Enter|Space|Escape/.test(key) }
}

async function switchNetwork(walk: Walk): Promise<Step> {
  walk.isOffline = !walk.isOffline
  const { page, network, isOffline } = walk
  if (isOffline) await network.cut()
  else {
    await network.restore()
    await page.evaluate(() => dispatchEvent(new Event('online')))
  }
  return { words: isOffline ? 'lose the network' : 'have the network back' }
}

async function moveAbout({ page }: Walk, chance: Chance): Promise<Step> {
  const way = chance.pick(['goBack', 'goForward', 'reload'] as const)
  await page[way]({ waitUntil: 'domcontentloaded', timeout: 20_000 }).catch(() => undefined)
  return { words: way }
}
