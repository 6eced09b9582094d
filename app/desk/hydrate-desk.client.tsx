import { startTransition, useInsertionEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { holdPosts } from '#app/desk/posts/posts.ts'
import { DocumentContext, deskDocument, requestIdName } from '#app/ui/page/document.ts'
import { holdTypedText } from './hold-typed-text.ts'

/**
 * Brings a document of the desk to life when the entry says that all of its modules are there. The
 * desk's layout imports this, so that the document names it and React's own code from the start.
 */
addEventListener('desk', () => {
  holdPosts()
  const putBack = holdTypedText(document)
  const requestId = document.querySelector<HTMLMetaElement>(`meta[name="${requestIdName}"]`)
  startTransition(() => {
    hydrateRoot(
      document,
      <DocumentContext value={deskDocument(requestId?.content ?? '')}>
        <HydratedRouter />
        <AfterTaking does={putBack} />
      </DocumentContext>,
    )
  })
})

/** Does something once the document is React's, before any part of it looks at its fields. */
function AfterTaking({ does }: { does: () => void }) {
  useInsertionEffect(does, [])
  return null
}
