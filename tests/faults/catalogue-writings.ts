import { randomUUID } from 'node:crypto'
import { prepareBulkChange } from '#app/catalogue/bulk/bulk.server.ts'
import { tick } from '#app/catalogue/bulk/ticks.server.ts'
import { writeMarks } from '#app/catalogue/desk/editor/draft/field-marks.ts'
import { openDraft } from '#app/catalogue/desk/editor/draft/open-draft.ts'
import { openNewProduct } from '#app/catalogue/desk/editor/shown-product.server.ts'
import { addImport } from '#app/catalogue/sheets/imports.server.ts'
import { addCategory } from '#app/catalogue/store/categories/categories.server.ts'
import { deleteProduct } from '#app/catalogue/store/deleting/delete-product.server.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { productForm } from '#tests/support/product-form.ts'
import type { Ground, MakeWriting } from './writing.ts'

const noWords = { translations: {}, hidden: false }
const category = (name: string) => ({
  ...noWords,
  name,
  heading: name,
  title: name,
  description: `${name} for homes.`,
  intro: `${name}, grown slowly.`,
  wall: 'neel' as const,
  kind: 'plant' as const,
})

function hiding(path: (id: number) => string): MakeWriting {
  return async ({ app, grow, owner }) => {
    const id = await grow()
    return {
      path: path(id),
      body: { fields: { intent: 'hide', id: String(id), version: '1' } },
      by: await owner(),
      stored: () =>
        app.db
          .selectFrom('catalogue_changes')
          .select('id')
          .where('product_id', '=', id)
          .where('before', 'is not', null),
    }
  }
}

function undoing({ app }: Ground, change: number) {
  return {
    body: { fields: { intent: 'undo', change: String(change) } },
    stored: () => app.db.selectFrom('catalogue_changes').select('id').where('undoes', '=', change),
  }
}

/** What the desk sends about the catalogue, by the id of the route. */
export const catalogueWritings: Record<string, MakeWriting> = {
  'catalogue/desk/list/catalogue.route': hiding(() => '/desk/catalogue'),
  'catalogue/desk/editor/product.route': hiding((id) => `/desk/catalogue/${id}`),
  async 'waiting-list/desk/who-waits.route'({ app, mark, owner }) {
    const asked_at = new Date().toISOString()
    const { id } = await app.db
      .insertInto('waiting_list')
      .values({
        // The site's own job takes drafts back of what can't be had.
        ...{ product_id: 7, number: 0, way: 'mobile', contact: mark, contact_folded: mark },
        ...{ language: 'en', asked_at, token: mark, receipt: null, receipt_at: null },
        ...{ state: 'draft', changed_at: asked_at },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return {
      path: '/desk/catalogue/7/waiting',
      body: { fields: { intent: 'sent', id: String(id) } },
      by: await owner(),
      stored: () =>
        app.db
          .selectFrom('waiting_list')
          .select('id')
          .where('token', '=', mark)
          .where('state', '=', 'told'),
    }
  },
  async 'catalogue/desk/editor/new-product.route'({ app, mark, owner }) {
    const by = await owner()
    const staff = { id: by.staffId, name: 'Ravi', role: 'owner' as const, sessionId: 0 }
    const product = await openNewProduct(app, 'outdoor-plants', staff)
    const draft = openDraft(product)
    const marks = writeMarks(draft, product.fields)
    const { standsAfter } = draft
    return {
      path: '/desk/catalogue/new',
      body: { fields: productForm(product.edit, { version: '0', marks, standsAfter, name: mark }) },
      by,
      stored: () => app.db.selectFrom('products').select('id').where('name', '=', mark),
    }
  },
  async 'catalogue/desk/picture/picture.route'({ app, mark, grow, owner }) {
    const id = await grow()
    return {
      path: `/desk/catalogue/${id}/picture`,
      body: { upload: { description: mark } },
      by: await owner(),
      stored: () =>
        app.db.selectFrom('products').select('id').where('picture_description', '=', mark),
    }
  },
  async 'catalogue/desk/bulk/bulk-changes.route'({ app, owner, grow }) {
    const by = await owner()
    await tick(app.db, by.staffId, { id: await grow(), on: true })
    return {
      path: '/desk/catalogue/bulk',
      body: { fields: { intent: 'hide' } },
      by,
      stored: () =>
        app.db
          .selectFrom('imports')
          .select('id')
          .where('staff_id', '=', by.staffId)
          .where('state', '=', 'checked'),
      repeats: 'each is a draft that nobody has applied',
    }
  },
  async 'catalogue/desk/bulk/bulk-change.route'({ app, owner, grow }) {
    const by = await owner()
    await tick(app.db, by.staffId, { id: await grow(), on: true })
    const id = await prepareBulkChange(app.db, { does: 'hide' }, by.staffId)
    return {
      path: `/desk/catalogue/bulk/${id}`,
      body: { fields: { intent: 'throw-away' } },
      by,
      stored: () =>
        app.db
          .selectFrom('imports')
          .select('id')
          .where('id', '=', id ?? ''),
      removes: true,
    }
  },
  // It tells what sending a folder would do, and stores nothing.
  async 'catalogue/desk/folder/folder.route'({ mark, owner }) {
    const files = `${mark}.jpg\t1000\t1700000000000`
    return { path: '/desk/import/pictures', body: { fields: { files } }, by: await owner() }
  },
  async 'catalogue/desk/history/history.route'(ground) {
    const { app, mark, grow, owner } = ground
    const id = await grow()
    const by = await owner()
    const change = { description: mark }
    const result = await saveProduct(app, { id, change, staffId: by.staffId, source: 'desk' })
    if (!('saved' in result)) throw new Error('Nothing was changed.')
    return { path: `/desk/catalogue/${id}/history`, by, ...undoing(ground, result.saved.changeId) }
  },
  async 'catalogue/desk/round/round.route'({ app, mark, grow, owner }) {
    const id = await grow()
    const category = 'outdoor-plants'
    const given = { intent: 'answer', category, size: `${id}~0`, was: '', said: 'available' }
    return {
      path: '/desk/catalogue/round',
      body: { fields: { ...given, submission: `round-${mark}`.replace(/[^\w-]/g, '-') } },
      by: await owner(),
      stored: () => app.db.selectFrom('stock_answers').select('id').where('product_id', '=', id),
    }
  },
  async 'catalogue/desk/round/store-answer.api'({ app, grow, owner }) {
    const id = await grow()
    const by = await owner()
    const answer = { category: 'outdoor-plants', size: `${id}~0`, was: '', said: 'available' }
    const json = { staffId: by.staffId, answer: { ...answer, submission: randomUUID() } }
    return {
      path: '/desk/catalogue/round/answers',
      body: { json },
      by,
      stored: () => app.db.selectFrom('stock_answers').select('id').where('product_id', '=', id),
    }
  },
  async 'catalogue/desk/deleted/deleted.route'(ground) {
    const { app, grow, owner } = ground
    const by = await owner()
    const id = await grow()
    const result = await deleteProduct(app, id, by.staffId)
    if (!('deleted' in result)) throw new Error('Nothing was deleted.')
    const { body, stored } = undoing(ground, result.deleted.changeId)
    return { path: '/desk/catalogue/deleted', body, by, stored }
  },
  async 'catalogue/desk/categories/categories.route'({ app, mark, owner }) {
    const { name, description, intro, wall, kind } = category(mark)
    return {
      path: '/desk/catalogue/categories',
      body: { fields: { intent: 'add', name, description, intro, wall, kind } },
      by: await owner(),
      stored: () => app.db.selectFrom('categories').select('key').where('name', '=', mark),
    }
  },
  async 'catalogue/desk/categories/category-history.route'(ground) {
    const { app, mark, owner } = ground
    const by = await owner()
    const made = await addCategory(app, category(mark), { staffId: by.staffId, source: 'desk' })
    if (!('saved' in made)) throw new Error(`No category was made: ${JSON.stringify(made)}`)
    const { key, changeId } = made.saved
    return {
      path: `/desk/catalogue/categories/${key}/history`,
      by,
      body: { fields: { intent: 'undo', change: String(changeId) } },
      stored: () =>
        app.db
          .selectFrom('categories')
          .select('key')
          .where('key', '=', key)
          .where('hidden', '=', 1),
    }
  },
  async 'catalogue/desk/import/start-import.route'({ app, mark, owner }) {
    const name = `${mark}.csv`
    return {
      path: '/desk/import',
      body: { upload: {}, file: new File([`Name\n${mark}\n`], name, { type: 'text/csv' }) },
      by: await owner(),
      stored: () => app.db.selectFrom('imports').select('id').where('file_name', '=', name),
      repeats: 'each is a draft that nobody has applied',
    }
  },
  async 'catalogue/desk/import/import.route'({ app, mark, owner }) {
    const by = await owner()
    const sheet = { name: mark, headings: ['Name'], rows: 0 }
    const about = { fileName: mark, otherSheets: 0, staffId: by.staffId, matching: [null] }
    const id = await addImport(app.db, sheet, [], about)
    return {
      path: `/desk/import/${id}`,
      body: { fields: { intent: 'throw-away' } },
      by,
      stored: () => app.db.selectFrom('imports').select('id').where('id', '=', id),
      removes: true,
    }
  },
  async 'insights/desk/insights.route'({ app, mark, owner }) {
    const word = mark.toLowerCase()
    return {
      path: '/desk/insights',
      body: { fields: { intent: 'set-aside', word, id: '0' } },
      by: await owner(),
      stored: () => app.db.selectFrom('words_set_aside').select('word').where('word', '=', word),
    }
  },
}
