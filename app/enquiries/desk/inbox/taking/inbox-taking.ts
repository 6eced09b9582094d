import { createContext, use } from 'react'

/** How an enquiry is taken from the list. */
export interface InboxTaking {
  /** Where the form goes without JavaScript: the address of this very list. */
  action: string
  take: (row: { reference: string; version: number }) => void
}

export const InboxTakingContext = createContext<InboxTaking>({ action: '', take: () => {} })

/** Gives how a row is taken. */
export function useInboxTaking(): InboxTaking {
  return use(InboxTakingContext)
}
