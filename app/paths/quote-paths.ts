import { enquiryPath } from './desk-paths.ts'

/** A revision's id, or in the table of addresses the name that stands for it. */
type Id = number | ':id'

/** Where visitors read and answer a quote, by its token. */
export const quotePath = '/quote'

/** Where a quote is had as a PDF, by the same token. */
export const quotePdfPath = '/quote/pdf'

/** Where the staff see all quotes. */
export const quotesPath = '/desk/quotes'

/** Gives the address at which a quote is begun for an enquiry. */
export const newQuotePath = (reference: string) => `${enquiryPath(reference)}/quote`

/** Gives the address of one revision: written there while it is a draft, then how it stands. */
export const oneQuotePath = (id: Id) => `${quotesPath}/${id}`

/** Where a browser sends what was typed into drafts. */
export const keepDraftPath = `${quotesPath}/typed`

/** Where a draft's field asks what the catalogue has. */
export const foundLinesPath = `${quotesPath}/products`

/** Gives the address at which a draft is looked at and sent. */
export const sendQuotePath = (id: Id) => `${oneQuotePath(id)}/send`
