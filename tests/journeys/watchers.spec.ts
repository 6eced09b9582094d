import type { Browser, Page } from '@playwright/test'
import { expect, test } from '#tests/support/journeys/journey.ts'
import { watchPresses } from '#tests/support/journeys/watch-presses.ts'

/** Opens a page of these words, which is watched as those of all journeys are. */
async function openWatched(browser: Browser, html: string, script: string) {
  const context = await browser.newContext({ hasTouch: true })
  const faults = await watchPresses(context)
  const page = await context.newPage()
  const body = `<!doctype html><title>Presses</title>${html}<script>${script}</script>`
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('http://watched.example/page')
  return { page, faults, close: () => context.close() }
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

test('the journeys’ watchers tell of what moves under a press, of a click beside it and of dead buttons', async ({
  browser,
}) => {
  const { page, faults, close } = await openWatched(
    browser,
    `<p id="room">Words</p><button>Near</button><button>Far</button>
     <button>Gone</button><button>Dead</button><a href="#">Here</a>`,
    `const room = document.getElementById('room')
     const [near, far, gone] = document.querySelectorAll('button')
     near.onmousedown = () => { room.style.paddingTop = '5px' }
     near.onclick = () => { room.style.paddingTop = '' }
     far.onmousedown = () => { room.style.paddingTop = '90px' }
     gone.onmousedown = () => { gone.remove() }
     document.querySelector('a').onclick = (event) => event.preventDefault()`,
  )
  await press(page, 'Near')
  await press(page, 'Far')
  await press(page, 'Gone')
  await press(page, 'Dead')
  // What comes of another press would pass for an effect of this one.
  const told = await faults()
  await page.getByRole('link', { name: 'Here' }).tap()
  told.push(...(await faults()))
  expect(told.sort()).toEqual([
    'Nothing comes of pressing “Dead” on /page within a second.',
    'Nothing comes of pressing “Here” on /page within a second.',
    'The click on “Far” on /page lands beside it.',
    'The click on “Gone” on /page lands beside it.',
    expect.stringMatching(/^“Far” on \/page moves by \d+ px while it is pressed\.$/),
    expect.stringMatching(/^“Gone” on \/page moves by \d+ px while it is pressed\.$/),
    '“Near” on /page moves by 5 px while it is pressed.',
  ])
  await close()
})

test('the journeys’ watchers are content with whatever has an effect', async ({ browser }) => {
  const { page, faults, close } = await openWatched(
    browser,
    `<button id="late">Words</button><button disabled>Off</button><button id="focus">Focus</button>
     <button popovertarget="more">More</button><p popover id="more">More words</p>
     <button id="file">File</button><input type="file" hidden>
     <details><summary>Open</summary></details><form><button>Send</button></form>
     <a href="#below">Down</a><a href="/data" download>Save</a><p id="below">`,
    `document.getElementById('late').onclick = () =>
       setTimeout(() => document.querySelector('p').append('words'), 300)
     document.getElementById('focus').onclick = () => document.querySelector('summary').focus()
     document.getElementById('file').onclick = () => document.querySelector('input').click()`,
  )
  for (const name of ['Words', 'Focus', 'More']) await press(page, name)
  await page.keyboard.press('Escape')
  await press(page, 'File')
  await page.getByRole('button', { name: 'Off' }).click({ force: true })
  await page.getByText('Open').tap()
  await page.getByRole('link', { name: 'Down' }).tap()
  await page.getByRole('link', { name: 'Save' }).click()
  expect(await faults()).toEqual([])
  await press(page, 'Send')
  expect(await faults()).toEqual([])
  await close()
})
