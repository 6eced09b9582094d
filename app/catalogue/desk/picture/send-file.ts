import { pictureFaultWords } from '#app/catalogue/pictures/picture-fault.ts'
import { untilTried } from '#app/desk/posts/until-tried.ts'
import { preparePicture } from './prepare-picture.ts'
import { sendPicture } from './send-picture.ts'

/** How far a file is: how much of it has gone (0 to 1), and of how many bytes. */
export interface Sent {
  sent: number
  bytes: number
}

/**
 * Makes a file ready and sends it to a product's pictures with `fields`, again while the site makes
 * too many others. Gives undefined once it is saved or `signal` has ended it, or in a sentence why it
 * is not.
 */
export async function sendFile(
  path: string,
  file: File,
  fields: Readonly<Record<string, string>>,
  tell: (sent: Sent) => void,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const prepared = await preparePicture(file)
  if (signal?.aborted) return undefined
  if (typeof prepared === 'string') return pictureFaultWords(prepared)
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  // The file comes last: what is wrong with the rest is known before.
  form.set('picture', prepared.file, 'picture')
  const bytes = prepared.file.size
  for (let tries = 0; ; tries += 1) {
    const hear = (sent: number) => tell({ sent, bytes })
    const { saved, errors } = await sendPicture(path, form, hear, signal)
    if (saved || signal?.aborted) return undefined
    const error = errors?.picture ?? errors?.description ?? pictureFaultWords('failed')
    if (error !== pictureFaultWords('busy')) return error
    await untilTried(tries, signal)
  }
}
