import { createContext, use } from 'react'

/** What the document knows of this one rendering, beside the loaders' data. */
export interface DocumentFacts {
  /**
   * Hashed addresses of the scripts in its head: the one that wakes islands, in development after
   * the module that React's refresh needs first.
   */
  scripts: readonly string[]
  /** The text of a script that runs before anything is painted; undefined where there is none. */
  firstScript?: string | undefined
  /** Whether the browser brings all of it to life: docs/decisions/029-desk-documents.md. */
  hydrated: boolean
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

/** Under which name the browser finds the request's id in a document that it brings to life. */
export const requestIdName = 'request-id'

/**
 * Gives the facts of a document of the desk, the same on the server and in the browser: its sheet
 * is a file of its own, and the router loads the scripts.
 */
export function deskDocument(requestId: string): DocumentFacts {
  return { scripts: [], hydrated: true, requestId }
}
