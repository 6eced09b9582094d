import type { Page } from '@playwright/test'

/** Gives a list that fills with what the console of a page says from now on, beside what is expected. */
export function watchConsole(page: Page): string[] {
  const messages: string[] = []
  // The answer to a post may come once the page has been left.
  const been = new Set<string>()
  page.on('framenavigated', (frame) => {
    const [address = ''] = frame.url().split('?')
    if (frame === page.mainFrame()) been.add(`${address}.data`)
  })
  page.on('console', (message) => {
    // The browser reports a page's own 404 or 422, which the journey asks for on purpose; a page
    // of the desk that is alive posts to its own address with `.data`.
    const [asked = ''] = message.location().url.split('?')
    const isOwn = message.location().url === page.url() || been.has(asked)
    const ownStatus = isOwn && /status of 4/.test(message.text())
    // And that it has done what a sign-out asks of it.
    const cleared = message.text().startsWith('Clear-Site-Data header on')
    const blocked = message.text().startsWith('Service Worker registration blocked')
    if (!ownStatus && !cleared && !blocked)
      messages.push(
        `${page.url()}: ${message.type()}: ${message.text()} (${message.location().url})`,
      )
  })
  page.on('pageerror', (error) => messages.push(`${page.url()}: ${error}`))
  return messages
}
