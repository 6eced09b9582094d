import { emptyGuide, wordsField } from '#app/guides/guide.ts'
import { saveGuide } from '#app/guides/store/save-guide.server.ts'
import type { Ground, MakeWriting } from './writing.ts'

const fields = {
  version: '1',
  marks: 'none',
  showing: 'draft',
  wall: 'pista',
  body: 'Feel the soil first.',
  author: 'Asha',
}

async function write({ app, mark, owner }: Ground) {
  const by = await owner()
  const pictures = [{ picture: 'areca-palm', description: '', descriptions: {} }]
  const about = { title: `Guide ${mark}`, body: 'Feel the soil.', author: 'Asha', pictures }
  const change = { ...emptyGuide, ...about }
  const result = await saveGuide(app, { change, staffId: by.staffId, source: 'desk' })
  if (!('saved' in result)) throw new Error('The guide was not saved.')
  return { ...result.saved, by, path: `/desk/guides/${result.saved.id}` }
}

/** What the desk sends about guides, by the id of the route. */
export const guideWritings: Record<string, MakeWriting> = {
  async 'guides/desk/editor/new-guide.route'({ app, mark, owner }) {
    return {
      path: '/desk/guides/new',
      body: { fields: { ...fields, version: '0', title: mark } },
      by: await owner(),
      stored: () => app.db.selectFrom('guide_texts').select('guide_id').where('title', '=', mark),
    }
  },
  async 'guides/desk/editor/guide.route'(ground) {
    const { by, path } = await write(ground)
    const { app, mark } = ground
    return {
      path,
      body: { fields: { ...fields, title: mark } },
      by,
      stored: () => app.db.selectFrom('guide_texts').select('guide_id').where('title', '=', mark),
    }
  },
  async 'guides/desk/pictures/guide-pictures.route'(ground) {
    const { by, path, id } = await write(ground)
    return {
      path: `${path}/pictures`,
      body: {
        fields: { intent: 'describe', of: 'areca-palm', was: '', description: ground.mark },
      },
      by,
      stored: () =>
        ground.app.db
          .selectFrom('guides')
          .select('id')
          .where('id', '=', id)
          .where('pictures', 'like', `%${ground.mark}%`),
    }
  },
  async 'guides/desk/history/guide-history.route'(ground) {
    const { by, path, changeId } = await write(ground)
    return {
      path: `${path}/history`,
      body: { fields: { intent: 'undo', change: String(changeId) } },
      by,
      stored: () =>
        ground.app.db.selectFrom('catalogue_changes').select('id').where('undoes', '=', changeId),
    }
  },
  async 'guides/desk/translate/translate.route'(ground) {
    const { by, path, id } = await write(ground)
    return {
      path: `${path}/in/hi`,
      body: { fields: { version: '1', 'text-title': ground.mark } },
      by,
      stored: () =>
        ground.app.db
          .selectFrom('catalogue_changes')
          .select('id')
          .where('guide_id', '=', id)
          .where('after', 'like', `%${wordsField('hi')}%`)
          .where('before', 'is not', null),
    }
  },
}
