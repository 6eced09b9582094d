import {
  type ChangedPictures,
  describePicture,
  movePicture,
  removePicture,
} from '#app/catalogue/pictures/picture-changes.ts'
import type { Phrases } from '#app/catalogue/product-picture.ts'
import { changePictures } from '#app/catalogue/store/pictures/change-pictures.server.ts'
import { otherLanguages } from '#languages/language.ts'
import type { App } from '#server/app-context.ts'

/** What a form about one picture asks for; what it says of the picture is saved whatever that is. */
export interface PictureForm {
  intent: 'describe' | 'earlier' | 'later' | 'remove'
  /** The picture, as the product names it. */
  of: string
  /** What the description was when the form was opened. */
  was: string
  description: string
  descriptions: Phrases
}

const intents: readonly string[] = [
  'describe',
  'earlier',
  'later',
  'remove',
] satisfies PictureForm['intent'][]

/** Reads a form about one picture; undefined for what none of ours sends. */
export function readPictureForm(form: FormData): PictureForm | undefined {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : ''
  }
  const intent = text('intent')
  if (!intents.includes(intent) || !text('of')) return undefined
  const said = otherLanguages.flatMap((language) => {
    const words = text(language)
    return words ? [[language, words]] : []
  })
  return {
    intent: intent as PictureForm['intent'],
    of: text('of'),
    was: text('was'),
    description: text('description'),
    descriptions: Object.fromEntries(said),
  }
}

/** Does what a form about one picture asks for. Gives the change's id where there was one, or why not. */
export async function changeByPictureForm(
  app: Pick<App, 'db'>,
  id: number,
  asked: PictureForm,
  staffId: number,
): Promise<{ changeId?: number } | { problem: string } | { missing: true }> {
  const { intent, of } = asked
  const by = { staffId, source: 'desk' } as const
  const result = await changePictures(app, id, by, (pictures): ChangedPictures => {
    if (intent === 'remove') return removePicture(pictures, of)
    const described = describePicture(pictures, of, asked)
    if (intent === 'describe' || 'refused' in described) return described
    return movePicture(described.pictures, of, intent)
  })
  if ('refused' in result) return { problem: result.refused }
  if ('saved' in result) return { changeId: result.saved.changeId }
  if ('unchanged' in result) return {}
  if ('faults' in result) {
    return { problem: Object.values(result.faults)[0] ?? 'This can’t be saved.' }
  }
  return { missing: true }
}
