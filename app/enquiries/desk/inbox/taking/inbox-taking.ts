import { createContext, use } from 'react'

/** How an enquiry is taken from the list. */
export interface InboxTaking {
  /** The address of this very list. */
  list: string
  /** Where its forms go. */
  action: string
  take: (row: { reference: string; version: number }) => void
}

export const InboxTakingContext = createContext<InboxTaking>({
  list: '',
  action: '',
  take: () => {},
})

/** Gives how a row is taken. */
export function useInboxTaking(): InboxTaking {
  return use(InboxTakingContext)
}
