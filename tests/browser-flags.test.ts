import { chromium } from '@playwright/test'
import { expect, test } from 'vitest'
import { browserFlags, findBrowser } from '#tests/support/journeys/browser.ts'

test('the browser of the journeys leaves out all that Playwright has it leave out', async () => {
  const browser = await chromium.launchServer({ executablePath: findBrowser(), args: browserFlags })
  const start = '--disable-features='
  const lists = browser
    .process()
    .spawnargs.filter((argument) => argument.startsWith(start))
    .map((argument) => argument.slice(start.length).split(','))
  await browser.close()
  // A browser heeds the last of them.
  const heeded = lists.at(-1) ?? []
  expect(lists.length).toBeGreaterThan(1)
  expect(lists.flat().filter((feature) => !heeded.includes(feature))).toEqual([])
})
