import { randomUUID } from 'node:crypto'
import { unnamedSize } from '#app/catalogue/sizes/size.ts'
import { findProductForStaff } from '#app/catalogue/store/products-for-staff.server.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { findEnquiry, receiveEnquiry } from '#app/enquiries/enquiries.server.ts'
import type { EnquiryRow } from '#database/schema/enquiries.ts'
import type { App } from '#server/app-context.ts'
import { someEnquiry } from '#tests/support/send-form.ts'
import { type SignedIn, signIn } from '#tests/support/staff.ts'

export type Fields = Record<string, string> | URLSearchParams

/** One thing that is sent to an address that writes: valid, and about what nobody else writes of. */
export interface Writing {
  path: string
  body: { fields: Fields } | { json: object } | { upload: Fields; file?: File }
  /** Who sends it; missing for visitors and whoever is to sign in. */
  by?: SignedIn
  /** Finds a row for each time that it is stored; missing where it stores nothing of its own. */
  stored?: () => { execute(): Promise<unknown[]> }
  /** What it stores is that there is no such row any more. */
  removes?: true
  /** Where it leads, where that is what others are led to who are not signed in. */
  leadsTo?: string
  /** Why sending it twice at once may store it twice; missing where it may not. */
  repeats?: string
  /** What a visitor typed and must find again on a page that refuses it. */
  typed?: string
}

/** Makes a writing, with all that it needs in the database. */
export type MakeWriting = (ground: Ground) => Promise<Writing> | Writing

/** What writings are made of. */
export interface Ground {
  app: App
  siteUrl: string
  /** Letters that stand in this writing alone, to find again what it stored. */
  mark: string
  /** A number of this writing alone. */
  number: number
  /** Signs in an owner of the writing's own. */
  owner(options?: { onDevice: true }): Promise<SignedIn>
  /** An enquiry as a visitor has just sent it. */
  ask(): Promise<EnquiryRow>
  /** A product that is shown; gives its id. */
  grow(): Promise<number>
}

let made = 0

/** Gives what the next writing is made of, in a site's database. */
export function nextGround(app: App, siteUrl: string): Ground {
  made += 1
  const number = made
  const { db } = app
  const letters = [...String(number)].map((digit) => String.fromCharCode(97 + Number(digit)))
  return {
    app,
    siteUrl,
    number,
    mark: `Zumkabel${letters.join('')}`,
    owner: (options) => signIn({ db, config: { siteUrl } }, options),
    async ask() {
      const enquiry = { ...someEnquiry(50_000 + number), submissionId: randomUUID() }
      const { reference } = await receiveEnquiry(app, { ...enquiry, products: [] })
      const row = await findEnquiry(db, reference)
      if (!row) throw new Error('The enquiry is gone.')
      return row
    },
    async grow() {
      const model = await findProductForStaff(db, 7)
      // The model's numbers are its own; a size without a name has none to be given.
      const sizes = model?.edit.sizes.map((size) => {
        return size.number === unnamedSize ? size : { ...size, number: null }
      })
      const named = { name: `Plant ${letters.join('')}`, slug: `plant-${number}` }
      const change = { ...model?.edit, ...named, sizes: sizes ?? [] }
      const result = await saveProduct(app, { change, staffId: null, source: 'desk' })
      if (!('saved' in result)) throw new Error(`No product: ${JSON.stringify(result)}`)
      return result.saved.id
    },
  }
}
