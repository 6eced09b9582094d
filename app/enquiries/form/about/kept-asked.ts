import { askedKey, withStorage } from '#app/enquiries/form/draft.ts'

/** The size and the quantity that were chosen in a form about one product. */
export interface KeptAsked {
  /** What the form held as it came: in another one this counts for nothing. */
  given: string
  size: string
  quantity: string
}

/** Keeps them across a reload of this tab, as long as the draft; silently not, where storage is full or off. */
export function keepAsked(key: string, asked: KeptAsked): void {
  withStorage((storage) => storage.setItem(askedKey(key), JSON.stringify(asked)))
}

/** Finds what was chosen in a form that held this as it came. */
export function findAsked(key: string, given: string): KeptAsked | undefined {
  try {
    const asked: KeptAsked = JSON.parse(withStorage((s) => s.getItem(askedKey(key))) ?? '{}')
    return asked.given === given ? asked : undefined
  } catch {
    return undefined
  }
}
