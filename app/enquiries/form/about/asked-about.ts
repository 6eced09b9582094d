import type { Named } from '#app/catalogue/called-name.ts'
import type { ShownSize } from '#app/catalogue/sizes/shown-sizes.ts'
import type { ThumbPicture } from '#app/catalogue/thumb.ts'

/** A product that the enquiry form is about, where it has named sizes or the shop says its price. */
export interface AskedAbout extends Named {
  id: number
  thumb: ThumbPicture
  sizes: readonly ShownSize[]
}

/** What stood in the form's fields about it, where it was opened or posted before. */
export interface AskedFields {
  size?: number | undefined
  quantity?: string | undefined
}
