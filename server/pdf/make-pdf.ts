import { buffer } from 'node:stream/consumers'
import { runChildJob } from '#server/child-jobs/child-jobs.ts'
import type { ChildBounds } from '#server/child-jobs/run-child.ts'

/** What a PDF is made of. */
export interface PdfJob {
  /** The path of its Typst template, such as `app/catalogue/desk/printing/plant-labels.typ`. */
  template: string
  /** What the template reads as `data`; whatever stands in a text of it is printed as it is, but for emoji. */
  data: unknown
  /** Pictures as WebP, by the names under which the data has them. */
  pictures?: Readonly<Record<string, Uint8Array>>
  /**
   * Whether it says what each piece of it is, for those who have it read to them; it does unless told.
   * A long list is eight times as large for it.
   */
  tagged?: boolean
}

/** Emoji, each with all that it is made of: no font of ours has them, and an empty box says less than nothing. */
const emoji = /\p{RGI_Emoji}|[\p{Extended_Pictographic}--[©®™]]\uFE0F?/gv

/** The same as `pdf.child.ts` reads it: pictures in Base64. */
export interface WrittenJob {
  data: unknown
  pictures: Record<string, string>
  tagged: boolean
}

/**
 * Makes a PDF in a child process and gives its bytes. Throws `QueueFull` when three wait already,
 * `ChildEnded` where it took too much, and `ProgramFault` where this machine has no compiler.
 */
export function makePdf(
  { template, data, pictures = {}, tagged = true }: PdfJob,
  limits: Partial<ChildBounds> = {},
): Promise<Buffer> {
  const inBase64 = Object.entries(pictures).map(([name, bytes]) => [
    name,
    Buffer.from(bytes).toString('base64'),
  ])
  const job: WrittenJob = { data, pictures: Object.fromEntries(inBase64), tagged }
  const printed = (_: string, value: unknown) =>
    typeof value === 'string' ? value.replace(emoji, '') : value
  const input = Buffer.from(JSON.stringify(job, printed))
  return runChildJob('pdf', { argument: template, input }, buffer, limits)
}
