import { listPicturesOn } from '#app/catalogue/desk/picture/listed-pictures.server.ts'
import type { GuideEdit } from '#app/guides/guide.ts'
import { guidePath } from '#app/guides/guide-path.ts'
import { createLetter, saveLetter } from '#app/newsletter/letters/letters.server.ts'
import type { App } from '#server/app-context.ts'

/**
 * Begins a letter to the newsletter's readers that says a guide's title and sentence, with its picture and
 * the link to it. Gives its id; nothing is sent.
 */
export async function beginGuideLetter(
  app: App,
  { title, summary, slug, pictures, wall }: GuideEdit,
  staffId: number,
): Promise<number> {
  const { siteUrl } = app.config
  const [first] = await listPicturesOn(app.db, pictures.slice(0, 1), wall)
  const picture = first?.room && siteUrl + first.room.webp
  const text = [picture, summary, siteUrl + guidePath(slug)].filter(Boolean).join('\n\n')
  return app.writeTogether(async (transaction) => {
    const id = await createLetter(transaction, staffId)
    await saveLetter(transaction, { id, version: 1, words: { subject: title, text } }, staffId)
    return id
  })
}
