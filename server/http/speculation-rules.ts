import type { Handler } from 'hono'

/**
 * Pages that a visitor is about to open, as a mouse that rests on a link or a finger that touches
 * it tells. Not what wakes an island, leads to a form of ours, or stays on the page.
 */
function rulesFor(neverAhead: readonly string[]) {
  return {
    prefetch: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: neverAhead } },
            {
              not: { selector_matches: '[data-wakes], [rel~="nofollow"], [download], [href^="#"]' },
            },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  }
}

/**
 * `GET /speculation-rules.json`: what may be fetched ahead; nothing for visitors who ask to be
 * spared. The rules stand at an address of their own since pages are cached for all visitors alike.
 * `neverAhead` are the addresses, with `*` for any rest, that are left out.
 */
export function answerSpeculationRules(neverAhead: readonly string[]): Handler {
  const rules = JSON.stringify(rulesFor(neverAhead))
  return (c) => {
    const spared = c.req.header('save-data')?.toLowerCase() === 'on'
    return c.body(spared ? '{}' : rules, 200, {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=86400',
      Vary: 'Save-Data',
    })
  }
}
