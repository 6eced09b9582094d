import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Locator, Page } from '@playwright/test'
import type axeCore from 'axe-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Its own package for Playwright sends it three times over, not minified: a second for each page. */
const source = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
).concat('\n;undefined')

/**
 * Gives what axe finds wrong with a page once nothing on it fades or moves any more: the rule, and
 * the elements that break it. With `rules` it is asked about these alone, with `within` about what
 * has come to a page that was looked at whole before.
 */
export async function accessibilityFaults(
  page: Page,
  { rules, within = page.locator(':root') }: { rules?: string[]; within?: Locator } = {},
): Promise<string[]> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, timeline, playState }) =>
          playState === 'running' &&
          timeline instanceof DocumentTimeline &&
          effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      )
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const asked = rules
    ? { type: 'rule' as const, values: rules }
    : { type: 'tag' as const, values: tags }
  return within.evaluate(async (part, runOnly) => {
    const { axe } = window as typeof window & { axe: typeof axeCore }
    // To describe what is well takes axe a third of its time.
    const { violations } = await axe.run(part, {
      runOnly,
      resultTypes: ['violations'],
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, asked)
}

/** How many px a page is wider than its window. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}
