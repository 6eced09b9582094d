import type { RouterContextProvider } from 'react-router'
import { findProductBySlug } from '#app/catalogue/products.server.ts'
import { productPath } from '#app/catalogue/slug.ts'
import { answerPost } from '#server/forms/answer-form.ts'
import { readContact } from './contact.ts'
import { tellMeWords } from './tell-me.words.ts'
import { askToBeTold } from './waiting-list.server.ts'

/** The part of a product's address by which a visitor sees what was noted. */
export const notedKey = 'noted'

/** Stands there where nothing was noted: by now it can be had, or is offered no more. */
export const nothingNoted = 'nothing'

/**
 * Answers the form by which a visitor asks to be told when a size of a product, or with 0 any, is
 * back: led to the product's page, which says so, or shown again with what is wrong. That nothing
 * was noted the page says, too.
 */
export function receiveTellMe(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { slug, number }: { slug: string; number: number },
) {
  return answerPost(context, request, {
    fields: ['contact'],
    parse: (values: { contact: string }, _, language) => {
      const contact = readContact(values.contact)
      return contact
        ? { ok: true, value: contact }
        : { ok: false, errors: { contact: tellMeWords[language].wrong } }
    },
    receive: async ({ db, log }, contact, _posted, language) => {
      const product = await findProductBySlug(db, slug)
      if (!product) return undefined
      const wanted = { productId: product.id, number }
      const receipt = await askToBeTold(db, wanted, contact, { language })
      log.info({ product: product.id, number }, 'somebody waits for a product')
      return receipt
    },
    sentPage: (receipt: string | undefined) => {
      const query = new URLSearchParams()
      if (number) query.set('size', String(number))
      query.set(notedKey, receipt ?? nothingNoted)
      return `${productPath(slug)}?${query}#noted`
    },
  })
}
