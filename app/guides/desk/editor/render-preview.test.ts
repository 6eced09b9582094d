import { expect } from 'vitest'
import { readGuideView } from '#app/guides/guide-view.server.ts'
import { findStoredGuide } from '#app/guides/store/stored-guides.server.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { addGuide, winterGuide } from '#tests/support/test-guides.ts'
import { renderPreview } from './render-preview.server.tsx'

test.each(['no-such-plant', 'constructor'])(
  'the card of %s, which is no plant, is left out of a guide’s text',
  async (slug) => {
    const app = await openTestApp({}, openTestCatalogue)
    const body = `${winterGuide.body}\n\n[[${slug}]]`
    const stored = await findStoredGuide(app.db, await addGuide(app.db, { body }))
    if (!stored) throw new Error('The guide is gone.')
    const html = renderPreview(await readGuideView(app, stored, 'en'))
    expect(html.match(/class="g-card"/g)).toHaveLength(1)
    expect(html).toContain('Feel the soil first')
  },
)
