import type { Page } from '@playwright/test'

/** Gives how many sheets of A4 a page takes on paper. */
export async function countSheets(page: Page): Promise<number | undefined> {
  const printed = (await page.pdf({ format: 'A4' })).toString('latin1')
  return printed.match(/\/Type \/Page\b/g)?.length
}
