import type { Page } from '@playwright/test'
import type { ShakyNetwork } from '#tests/support/shaky-network.ts'
import type { Chance } from './chance.ts'

/** What was done, in words for whoever reads of a fault, and what may come of it. */
export interface Step {
  words: string
  /** A key that was pressed: whoever uses the keyboard keeps a place on the page. */
  key?: string
  /** A field that now holds words that nobody may lose. */
  typed?: { field: string; value: string }
  /** Whether it sends a form, empties a field on purpose or opens a page anew. */
  mayEmpty?: boolean
}

/** Where a walk is. */
export interface Walk {
  page: Page
  network: ShakyNetwork
  isOffline: boolean
  /** Whether presses are those of a finger. */
  touches: boolean
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
    const clears = /clear|remove|reset|undo|discard|without saving|start again/i.test(name)
    const words = `press “${name.replace(/\s+/g, ' ').trim().slice(0, 60)}”`
    return { x, y, words, mayEmpty: isSubmit || clears }
  }
  return undefined
}

async function press({ page, touches }: Walk, chance: Chance): Promise<Step> {
  const found = await page.evaluate(findPressable, chance.below(1000))
  if (!found) return { words: 'find nothing to press' }
  const { x, y, ...step } = found
  if (touches) await page.touchscreen.tap(x, y)
  else await page.mouse.click(x, y)
  return step
}

/** Puts the focus into a field for words; gives a selector of it. */
const focusField = (choice: number) => {
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
  element.focus()
  if (document.activeElement !== element) return undefined
  element.select()
  // The footer's form stands on the page of the same form, too.
  if (/^[\w-]+$/.test(element.id)) return `#${element.id}`
  const form = element.form?.getAttribute('action')
  const within = form ? `form[action="${form}"] ` : ''
  return `${within}${element.localName}[name="${CSS.escape(element.name)}"]`
}

async function type({ page }: Walk, chance: Chance): Promise<Step> {
  const field = await page.evaluate(focusField, chance.below(1000))
  const text = chance.pick(texts)
  if (!field) return { words: 'find nothing to write in' }
  if (text === '') await page.keyboard.press('Delete')
  else await page.keyboard.insertText(text)
  // As the field takes it: a number refuses letters, and a name may be cut to its length.
  // What completes words by itself, as the search does, browsers do not keep.
  const value = await page.evaluate(() => {
    const { activeElement } = document
    const isKept = !activeElement?.matches('[autocomplete="off"]')
    return activeElement && isKept && 'value' in activeElement ? String(activeElement.value) : ''
  })
  return { words: `write “${text.slice(0, 30)}” into ${field}`, typed: { field, value } }
}

async function pressKey({ page }: Walk, chance: Chance): Promise<Step> {
  const key = chance.pick(keys)
  await page.keyboard.press(key)
  return { words: `press the key ${key}`, key, mayEmpty: /Enter|Space|Escape/.test(key) }
}

async function switchNetwork(walk: Walk): Promise<Step> {
  walk.isOffline = !walk.isOffline
  const { page, network, isOffline } = walk
  if (isOffline) await network.cut()
  else {
    await network.mend()
    await page.evaluate(() => dispatchEvent(new Event('online')))
  }
  return { words: isOffline ? 'lose the network' : 'have the network back' }
}

async function moveAbout({ page }: Walk, chance: Chance): Promise<Step> {
  const way = chance.pick(['goBack', 'goForward', 'reload'] as const)
  await page[way]({ waitUntil: 'domcontentloaded', timeout: 20_000 }).catch(() => undefined)
  return { words: way }
}
