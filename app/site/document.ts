import { createContext, use } from 'react'

/** What the document knows of this one rendering, beside the loaders' data. */
export interface DocumentFacts {
  /** The whole sheet, which stands in the page: docs/decisions/015-first-paint.md. */
  stylesheet: string
  /** The sheets that this page needs beside it. */
  pageSheets: readonly string[]
  /** Hashed address of the script that wakes islands. */
  entryScript: string
  /** Development only: the module that React's refresh needs first. */
  refreshScript?: string
  /** The id under which this request is logged; shown on error pages only. */
  requestId: string
}

export const DocumentContext = createContext<DocumentFacts | undefined>(undefined)

/** Gives the facts of this rendering; throws outside a document. */
export function useDocument(): DocumentFacts {
  const facts = use(DocumentContext)
  if (!facts) throw new Error('The document was rendered without its facts.')
  return facts
}
