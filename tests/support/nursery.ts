import type { Availability, ProductSize } from '#app/catalogue/sizes/size.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { shopDefaults } from '#app/settings/shop-defaults.ts'
import { readContact } from '#app/waiting-list/contact.ts'
import { tellWhoWaits } from '#app/waiting-list/tell-waiting.server.ts'
import { askToBeTold } from '#app/waiting-list/waiting-list.server.ts'
import { readConfig } from '#server/config.ts'
import { openTestCatalogue } from './test-catalogue.ts'

export const snakePlant = 7
const minute = 60_000
export const day = 24 * 60 * minute
export const away: Availability = { is: 'away', backIn: 'March' }
export const small: ProductSize = {
  number: 1,
  label: '4 inch pot',
  labels: {},
  price: null,
  availability: away,
}
export const large: ProductSize = {
  ...small,
  number: 2,
  label: '20 cm pot',
  labels: { hi: '20 सेमी गमला' },
}

export const isBack: ProductSize[] = [
  small,
  { ...large, availability: { is: 'to-order', days: 3 } },
]

/** A shop with a product of two sizes that are away, for which people may ask to wait. */
export async function openNursery(smtpUrl = 'smtp://mail.example') {
  const db = await openTestCatalogue()
  const config = readConfig({ SMTP_URL: smtpUrl }, shopDefaults)
  const start = Date.now()
  /** So many minutes after the product's sizes were last away. */
  const at = (minutes: number) => new Date(start + minutes * minute)
  const save = async (sizes: ProductSize[]) => {
    const change = { sizes }
    const result = await saveProduct({ db }, { id: snakePlant, change, staffId: 1, source: 'desk' })
    if (!('saved' in result)) throw new Error(JSON.stringify(result))
    return result.saved.changeId
  }
  const ask = async (typed: string, number = 2, now = at(0)) => {
    const contact = readContact(typed)
    if (!contact) throw new Error(`no contact: ${typed}`)
    return askToBeTold(db, { productId: snakePlant, number }, contact, { language: 'en', now })
  }
  const tell = (minutes: number) => tellWhoWaits({ db, config }, at(minutes))
  const mails = async () => {
    const rows = await db.selectFrom('outbox').select('recipient').orderBy('created_at').execute()
    return rows.map(({ recipient }) => recipient)
  }
  const list = () => db.selectFrom('waiting_list').selectAll().orderBy('id').execute()
  const states = async () => (await list()).map(({ state }) => state)
  // The first sizes of a product are numbered by the store.
  await save([
    { ...small, number: null },
    { ...large, number: null },
  ])
  return { db, config, at, save, ask, tell, mails, list, states }
}
