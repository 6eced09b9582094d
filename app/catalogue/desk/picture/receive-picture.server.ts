import type { ProductEdit } from '#app/catalogue/fields/product-values.ts'
import { isPictureKind, type PictureKind, readCrop } from '#app/catalogue/pictures/crop.ts'
import { makePicture } from '#app/catalogue/pictures/make-picture.server.ts'
import { pictureFaultWords } from '#app/catalogue/pictures/picture-fault.ts'
import { PictureRefusal } from '#app/catalogue/pictures/picture-refusal.ts'
import { keepPicture, type StoredPicture } from '#app/catalogue/pictures/pictures.server.ts'
import type { Wall } from '#app/catalogue/pictures/room.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import type { App } from '#server/app-context.ts'
import type { ReceivedUpload } from '#server/http/receive-upload.ts'
import { onceThereIsSpace, storageFailureWords } from '#server/storage-words.ts'
import type { PictureAnswer } from './send-picture.ts'

interface PicturedProduct {
  id: number
  wall: Wall
  /** Whether it has a picture already. */
  hasPicture: boolean
}

/**
 * Makes what was sent into a product's picture and saves it, or the description alone where no
 * file came. Gives what was saved, or a sentence for each thing that is wrong: then the old picture
 * stays.
 */
export async function receivePicture(
  app: Pick<App, 'db' | 'log'>,
  product: PicturedProduct,
  { fields, file, refused, failure }: ReceivedUpload,
  staffId: number,
): Promise<PictureAnswer & { status: number }> {
  const description = (fields.description ?? '').replace(/\s+/g, ' ').trim()
  const errors: NonNullable<PictureAnswer['errors']> = {}
  if (!description) errors.description = 'Say in a few words what the picture shows.'
  if (description.length > 200) errors.description = 'Use at most 200 letters.'
  if (refused === 'too-large') errors.picture = pictureFaultWords('bytes')
  if (refused === 'broken') errors.picture = pictureFaultWords('unsent')
  if (!file && !refused && !product.hasPicture) errors.picture = pictureFaultWords('none')
  if (Object.keys(errors).length > 0) return { errors, status: refused === 'too-large' ? 413 : 422 }
  const kind: PictureKind = isPictureKind(fields.kind ?? '')
    ? (fields.kind as PictureKind)
    : 'photograph'
  const crop = readCrop(fields.crop ?? '')
  const job = { kind, wall: product.wall, ...(crop && { crop }) }
  try {
    if (refused) throw failure
    const files = file && (await makePicture(file.path, job))
    const kept = files && (await keepPicture(app.db, { ...job, description, staffId }, files))
    return await savePicture(app, product.id, { kept, description, staffId })
  } catch (error) {
    if (error instanceof PictureRefusal) {
      const status = error.fault === 'busy' ? 503 : 422
      return { errors: { picture: pictureFaultWords(error.fault) }, status }
    }
    const words = storageFailureWords(error)
    if (!words) throw error
    app.log.error({ err: error }, 'a picture could not be stored')
    const sentence = `${words} The picture was not saved. ${onceThereIsSpace}`
    return { errors: { picture: sentence }, status: 503 }
  }
}

async function savePicture(
  app: Pick<App, 'db'>,
  id: number,
  {
    kept,
    description,
    staffId,
  }: { kept: StoredPicture | undefined; description: string; staffId: number },
): Promise<PictureAnswer & { status: number }> {
  const change: Partial<ProductEdit> = {
    pictureDescription: description,
    ...(kept && { picture: kept.picture, photo: kept.photo }),
  }
  const saved = await saveProduct(app, { id, change, staffId, source: 'desk' })
  if ('faults' in saved) {
    const [sentence = 'This can’t be saved.'] = Object.values(saved.faults)
    return { errors: { picture: sentence }, status: 422 }
  }
  if ('saved' in saved || 'unchanged' in saved) {
    const changeId = 'saved' in saved ? saved.saved.changeId : undefined
    return { saved: { picture: kept?.picture ?? '', changeId }, status: 200 }
  }
  return { errors: { picture: 'The product is not in the catalogue any more.' }, status: 404 }
}
