import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { DocumentContext, deskDocument, requestIdName } from '#app/site/document.ts'

const requestId = document.querySelector<HTMLMetaElement>(`meta[name="${requestIdName}"]`)

startTransition(() => {
  hydrateRoot(
    document,
    <DocumentContext value={deskDocument(requestId?.content ?? '')}>
      <HydratedRouter />
    </DocumentContext>,
  )
})
