import type { NotSaved } from '#app/catalogue/desk/editor/draft/edited-product.ts'
import { writeMarks } from '#app/catalogue/desk/editor/draft/field-marks.ts'
import { openDraft } from '#app/catalogue/desk/editor/draft/open-draft.ts'
import { action, loader } from '#app/catalogue/desk/editor/product.route.tsx'
import type { InQuotes } from '#app/catalogue/store/deleting/count-in-quotes.server.ts'
import { findProductForStaff } from '#app/catalogue/store/products-for-staff.server.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import type { Role } from '#app/staff/role.ts'
import { openDesk } from '#tests/support/desk.ts'
import { productForm, type Typed } from '#tests/support/product-form.ts'
import { staffArgs } from '#tests/support/staff.ts'
import { formRequest } from '#tests/support/test-app.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'

/** A product as its editor opens it. */
export type Opened = Awaited<ReturnType<typeof loader>>['product']

/** What is answered to a form. */
interface Sent {
  status: number | undefined
  to?: string
  notSaved?: NotSaved
  isNamed?: true
  inQuotes?: InQuotes
}

/** The snake plant's editor, of a catalogue as the files hold it. */
export async function openEditor() {
  const desk = await openDesk({}, openTestCatalogue)
  const { app, asha } = desk
  const args = async (request: Request, role: Role = 'owner', id = '7') => ({
    ...(await staffArgs(app, request, { role })),
    params: { id },
  })
  const open = async (query = '', role?: Role, id = '7') => {
    const request = new Request(`http://localhost:3000/desk/catalogue/${id}${query}`)
    return loader(await args(request, role, id))
  }
  /** Posts a form; gives where it leads, or what is said. */
  const send = async (fields: URLSearchParams, role?: Role): Promise<Sent> => {
    const request = formRequest('/desk/catalogue/7', {})
    const post = new Request(request, { body: fields, method: 'POST' })
    const answered = action(await args(post, role))
    const answer: unknown = await Promise.resolve(answered).catch((thrown: unknown) => thrown)
    if (answer instanceof Response) {
      return { status: answer.status, to: answer.headers.get('Location') ?? '' }
    }
    const { data, init } = answer as {
      data: Omit<Sent, 'status' | 'to'> | string
      init?: { status: number }
    }
    return { status: init?.status, ...(typeof data === 'object' && data) }
  }
  /** Posts the form as it was opened, with some of it typed again. */
  const save = async (typed: Typed, from?: Opened) =>
    send(formOf(from ?? (await open()).product, typed))
  const others = (change: Parameters<typeof saveProduct>[1]['change']) =>
    saveProduct(app, { id: 7, change, staffId: asha, source: 'desk' })
  const stored = async () => {
    const product = await findProductForStaff(app.db, 7)
    if (!product) throw new Error('The plant is gone.')
    return product
  }
  return { ...desk, open, send, save, others, stored }
}

/** The form of an editor as it was opened, with some of it typed again. */
export function formOf(opened: Opened, typed: Typed) {
  const draft = openDraft(opened)
  const { standsAfter } = draft
  const marks = writeMarks(draft, opened.fields)
  const version = String(opened.version)
  return productForm(opened.edit, { version, marks, standsAfter, ...typed })
}
