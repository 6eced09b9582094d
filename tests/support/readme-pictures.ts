import { mkdir, writeFile } from 'node:fs/promises'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { changeEnquiry } from '#app/enquiries/answering/changes/change-enquiry.server.ts'
import type { EnquiryChange } from '#app/enquiries/answering/changes/enquiry-change.ts'
import { findEnquiry, receiveEnquiry } from '#app/enquiries/enquiries.server.ts'
import type { Enquiry } from '#app/enquiries/enquiry.ts'
import { openDatabase } from '#database/connection.ts'
import type { App } from '#server/app-context.ts'
import { openWriter } from './open-writer.ts'
import type { RunningSite } from './site.ts'
import { signIn } from './staff.ts'

const minuteMs = 60_000

/** Made-up visitors: how long ago they asked, in minutes, and for what. */
const asked: [
  minutesAgo: number,
  Pick<Enquiry, 'fullName' | 'address' | 'message' | 'products'>,
][] = [
  [
    2_900,
    {
      fullName: 'Joseph Fernandes',
      address: 'Koregaon Park, Pune 411001',
      message: 'Do you deliver on Saturday?',
      products: [{ id: 10 }],
    },
  ],
  [
    1_500,
    {
      fullName: 'Farida Contractor',
      address: 'Camp, Pune 411001',
      message: '',
      products: [{ id: 24, quantity: '2' }, { id: 12 }],
    },
  ],
  [
    190,
    {
      fullName: 'Kavita Joshi',
      address: 'Sadashiv Peth, Pune 411030',
      message: 'With pots, if you have them',
      products: [{ id: 5, quantity: '3' }],
    },
  ],
  [
    75,
    {
      fullName: 'Imran Shaikh',
      address: 'Viman Nagar, Pune 411014',
      message: 'For a balcony with morning sun',
      products: [{ id: 8, quantity: '4' }],
    },
  ],
  [
    20,
    {
      fullName: 'Meera Deshpande',
      address: 'Kothrud, Pune 411038',
      message: 'All of the same height, please',
      products: [{ id: 1, quantity: '12' }],
    },
  ],
]

/**
 * Takes the README's pictures of a running site: Home, and the inbox with made-up enquiries as a
 * signed-in owner sees it. Writes them to `docs/pictures` as WebP.
 */
export async function takeReadmePictures(site: RunningSite, browser: Browser): Promise<void> {
  const db = await openDatabase(site.place)
  const { cookie } = await fillDesk(openWriter(db)).finally(() => db.destroy())
  const [name = '', value = ''] = cookie.split('=')
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await context.addCookies([{ name, value, url: site.url }])
  const page = await context.newPage()
  await mkdir('docs/pictures', { recursive: true })
  for (const [what, path] of [
    ['shop', '/home'],
    ['desk', '/desk'],
  ]) {
    // A first visit keeps the browser's own font until the next page.
    await page.goto(site.url + path, { waitUntil: 'networkidle' })
    await page.goto(site.url + path, { waitUntil: 'networkidle' })
    const picture = sharp(await page.screenshot()).webp({ quality: 80 })
    await writeFile(`docs/pictures/${what}.webp`, await picture.toBuffer())
  }
}

/** Lets the visitors ask, and answers some of them; gives the session of an owner. */
async function fillDesk(app: App) {
  const owner = await signIn(app)
  const desk = await signIn(app, { role: 'desk', name: 'Asha Patil' })
  const references: string[] = []
  for (const [index, [minutesAgo, enquiry]] of asked.entries()) {
    const person = { email: `visitor${index}@example.com`, mobileNumber: `987650000${index}` }
    const at = new Date(Date.now() - minutesAgo * minuteMs)
    references.push((await receiveEnquiry(app, { ...enquiry, ...person }, at)).reference)
  }
  const change = async (index: number, change: EnquiryChange, staffId: number) => {
    const reference = references[index] ?? ''
    const version = (await findEnquiry(app.db, reference))?.version ?? 0
    await changeEnquiry(app, reference, change, { staffId, version })
  }
  await change(0, { kind: 'state', state: 'quoted' }, desk.staffId)
  await change(1, { kind: 'person', staffId: desk.staffId }, owner.staffId)
  await change(3, { kind: 'person', staffId: owner.staffId }, owner.staffId)
  return owner
}
