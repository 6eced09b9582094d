import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Gives what axe finds wrong with a page as it stands: the rule, and the elements that break it. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // Without it axe opens a second page to gather what it found in frames, and we have no frames.
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  // To describe what is well takes axe a third of its time.
  axe.options({ resultTypes: ['violations'] })
  const { violations } = await axe.withTags(rules).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/** How many px a page is wider than its window. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}
