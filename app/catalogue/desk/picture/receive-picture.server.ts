import type { Wall } from '#app/catalogue/category.ts'
import { longestPictureText, mostPictures } from '#app/catalogue/picture-limits.ts'
import { readCrop, readPictureKind } from '#app/catalogue/pictures/crop.ts'
import { makePicture } from '#app/catalogue/pictures/make-picture.server.ts'
import {
  addPicture,
  type ChangedPictures,
  replacePicture,
  tooMany,
} from '#app/catalogue/pictures/picture-changes.ts'
import { pictureFaultWords } from '#app/catalogue/pictures/picture-fault.ts'
import { PictureRefusal } from '#app/catalogue/pictures/picture-refusal.ts'
import { keepPicture } from '#app/catalogue/pictures/pictures.server.ts'
import type { ProductPicture } from '#app/catalogue/product-picture.ts'
import { changePictures } from '#app/catalogue/store/pictures/change-pictures.server.ts'
import type { App } from '#server/app-context.ts'
import type { ReceivedUpload } from '#server/http/receive-upload.ts'
import { onceThereIsSpace, storageFailureWords } from '#server/storage-words.ts'
import type { PictureAnswer } from './send-picture.ts'

/** What a picture is sent for. */
export interface Pictured {
  name: string
  wall: Wall
  /** Those that it has, in their order. */
  pictures: readonly ProductPicture[]
  /** How many it may have, and what is said of one more. */
  most: number
  full: string
  /** Changes them as they are by then. */
  change: (
    change: (pictures: readonly ProductPicture[]) => ChangedPictures,
  ) => Promise<PicturesChanged>
}

/** What became of a picture that was sent, with the status of the answer that says so. */
export type PictureReceived = PictureAnswer & { status: number }

/** What became of a change of pictures. */
type PicturesChanged =
  | { saved: { changeId: number } }
  | { unchanged: true }
  | { refused: string }
  | { faults: Partial<Record<string, string>> }
  | { missing: true }
  | { conflict: unknown }

/** Gives a product as pictures are sent for it; `staffId` sends them. */
export function picturedProduct(
  app: Pick<App, 'db'>,
  { id, ...product }: Pick<Pictured, 'name' | 'wall' | 'pictures'> & { id: number },
  staffId: number,
  now?: Date,
): Pictured {
  const by = { staffId, source: 'desk' } as const
  return {
    ...product,
    most: mostPictures,
    full: tooMany,
    change: (change) => changePictures(app, id, by, change, now),
  }
}

/** The longest name of a file that a picture is known by, with its size and time. */
const longestSentAs = 300

/**
 * Makes what was sent into a picture and saves it: as one more where it says `add`, else in
 * the place of the one that it is `of`, which is the first where that is not said; or the description
 * alone where no file came. Gives what was saved, or a sentence for each thing that is wrong: then
 * the old pictures stay.
 */
export async function receivePicture(
  app: Pick<App, 'db' | 'log'>,
  pictured: Pictured,
  received: ReceivedUpload,
  staffId: number,
  now?: Date,
): Promise<PictureReceived> {
  const { name, wall, pictures, most, full } = pictured
  const { fields, file, refused, failure } = received
  const isAdded = fields.intent === 'add'
  const of = fields.of || pictures[0]?.picture
  const said = (fields.description ?? '').replace(/\s+/g, ' ').trim()
  // The card's picture has to be described: somebody who adds several writes nothing yet.
  const description = isAdded && pictures.length === 0 ? said || name : said
  const errors = findFaults(pictured, received, description)
  if (Object.keys(errors).length > 0) return { errors, status: refused === 'too-large' ? 413 : 422 }
  const crop = readCrop(fields.crop ?? '')
  const sentAs = fields.sentAs?.slice(0, longestSentAs) || undefined
  const job = { kind: readPictureKind(fields.kind), wall, ...(crop && { crop }) }
  try {
    if (refused) throw failure
    const files = file && (await makePicture(file.path, job))
    const about = { ...job, description, staffId, sentAs }
    const kept = files && (await keepPicture(app.db, about, files, now))
    const picture = kept?.picture
    return await save(pictured, picture, (held) => {
      if (picture && (isAdded || held.length === 0)) {
        return addPicture(held, { picture, description, descriptions: {} }, { most, full })
      }
      const old = held.find((one) => one.picture === of) ?? held[0]
      if (!old) return { refused: pictureFaultWords('none') }
      const replaced = fields.of || old.picture
      // What was said of another picture in other languages is not said of this one.
      const by = picture ? { picture, descriptions: {} } : old
      return replacePicture(held, replaced, { ...by, description })
    })
  } catch (error) {
    return answerFailure(app, error)
  }
}

/** What is wrong with what was sent, before the picture itself is looked at. */
function findFaults(
  { pictures, most, full }: Pictured,
  { fields, file, refused }: ReceivedUpload,
  description: string,
) {
  const isAdded = fields.intent === 'add'
  const errors: NonNullable<PictureAnswer['errors']> = {}
  if (!description && !isAdded) errors.description = 'Say in a few words what the picture shows.'
  if (description.length > longestPictureText) {
    errors.description = `Use at most ${longestPictureText} letters.`
  }
  if (refused === 'too-large') errors.picture = pictureFaultWords('bytes')
  if (refused === 'broken') errors.picture = pictureFaultWords('unsent')
  const needsFile = isAdded || pictures.length === 0
  if (!file && !refused && needsFile) errors.picture = pictureFaultWords('none')
  if (isAdded && pictures.length >= most) errors.picture = full
  return errors
}

/** Answers to a picture that was refused, or for which there is no space; throws any other error. */
function answerFailure({ log }: Pick<App, 'log'>, error: unknown): PictureReceived {
  if (error instanceof PictureRefusal) {
    const status = error.fault === 'busy' ? 503 : 422
    return { errors: { picture: pictureFaultWords(error.fault) }, status }
  }
  const words = storageFailureWords(error)
  if (!words) throw error
  log.error({ err: error }, 'a picture could not be stored')
  const sentence = `${words} The picture was not saved. ${onceThereIsSpace}`
  return { errors: { picture: sentence }, status: 503 }
}

async function save(
  pictured: Pictured,
  picture: string | undefined,
  change: (pictures: readonly ProductPicture[]) => ChangedPictures,
): Promise<PictureReceived> {
  const saved = await pictured.change(change)
  if ('refused' in saved) return { errors: { picture: saved.refused }, status: 422 }
  if ('faults' in saved) {
    const [sentence = 'This can’t be saved.'] = Object.values(saved.faults)
    return { errors: { picture: sentence }, status: 422 }
  }
  if ('saved' in saved || 'unchanged' in saved) {
    const changeId = 'saved' in saved ? saved.saved.changeId : undefined
    return { saved: { picture: picture ?? '', changeId }, status: 200 }
  }
  return { errors: { picture: 'What it is for is not there any more.' }, status: 404 }
}
