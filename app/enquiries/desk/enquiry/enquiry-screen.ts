import { createContext, use } from 'react'
import type { EnquiryView } from './enquiry-view.ts'

/** What an action answers when it did not do what was asked. */
export interface NotDone {
  intent: string
  /** Why, in words. */
  problem?: string
  /** The e-mail address that is meant, perhaps. */
  asked?: string
  /** Somebody else was quicker: what stands now, and what was wanted. */
  conflict?: {
    who: string
    theirs: string
    yours: string
    version: number
    /** What to send again to have one's own all the same. */
    fields: Record<string, string>
  }
  /** What was typed, to be shown again. */
  typed: Record<string, string>
}

interface EnquiryScreen {
  view: EnquiryView
  notDone: NotDone | undefined
  /** Whether the last change did not leave the phone, and is not held there yet. */
  unsent: boolean
  /** How many changes the phone has held since the page was opened, for want of a network. */
  held: number
}

export const EnquiryScreenContext = createContext<EnquiryScreen | undefined>(undefined)

/** Gives the parts of the screen what it shows; throws outside it. */
export function useEnquiryScreen(): EnquiryScreen {
  const screen = use(EnquiryScreenContext)
  if (!screen) throw new Error('This part stands only on an enquiry’s screen.')
  return screen
}
