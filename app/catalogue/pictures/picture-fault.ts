import type { OtherFormat } from './picture-format.ts'

/** The largest file that is taken, in bytes. */
export const MOST_BYTES = 20 * 1024 * 1024
/** The most pixels that are decoded. */
export const MOST_PIXELS = 50_000_000
/** The fewest pixels across the part that is shown: smaller ones would be blurred on a page. */
export const FEWEST_ACROSS = 500

/** Why a file can't be made into a picture. */
export type PictureFault =
  | OtherFormat
  | 'none'
  | 'bytes'
  | 'pixels'
  | 'small'
  | 'broken'
  | 'opaque'
  | 'too-much'
  | 'busy'
  | 'unread'
  | 'unsent'
  | 'failed'
  | 'form'

const send = 'Send a JPEG, PNG, WebP or AVIF.'

/** What the person is told, and can do about it. */
const sentences: Record<PictureFault, string> = {
  none: 'Choose a picture first.',
  empty: 'The file is empty. Choose the picture again.',
  unknown: `This is no picture that we know. ${send}`,
  heic: 'This is a HEIC picture, which this browser can’t open. On an iPhone choose Settings, Camera, Formats, Most Compatible; or send it as JPEG.',
  gif: `A GIF is too coarse for the shop. ${send}`,
  svg: `This is an SVG drawing, which can carry programs. ${send}`,
  pdf: `This is a PDF. ${send}`,
  program: `This is a program, not a picture. ${send}`,
  bytes: 'The picture is larger than 20 MB. Send a smaller one.',
  pixels: 'The picture has more than 50 million pixels. Send a smaller one.',
  small: `The part that is shown is too small: it has to be at least ${FEWEST_ACROSS} pixels wide. Take a larger part, or a larger picture.`,
  broken: 'The picture is damaged or not whole. Choose it again, or another one.',
  opaque:
    'This picture has a background, so it can’t stand in a room. Choose Photograph, or cut the plant out first.',
  'too-much': 'This picture takes too much work to open. Send a smaller one, as JPEG.',
  busy: 'Other pictures are being made just now, and more wait. Please send it again in a minute.',
  unread: 'The file can’t be read on this device. Choose it again, or another one.',
  unsent: 'The picture did not arrive whole. Check the network, and send it again.',
  failed: 'The site could not take the picture. Please send it again in a minute.',
  form: 'Please send the picture from our own page.',
}

/** Gives the sentence for a fault. */
export function pictureFaultWords(fault: PictureFault): string {
  return sentences[fault]
}

/** The faults that the same file may not meet again; it is itself at fault for every other. */
const mayPass: readonly PictureFault[] = ['none', 'busy', 'unsent', 'failed', 'form']

/** Whether a sentence says what is wrong with the file itself: sent again it would be refused again. */
export function isOfFile(words: string): boolean {
  const faults = Object.keys(sentences) as PictureFault[]
  return faults.some((fault) => sentences[fault] === words && !mayPass.includes(fault))
}
