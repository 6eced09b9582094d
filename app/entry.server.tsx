import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { isStorageFailure } from '#database/storage-failure.ts'
import type { Language } from '#languages/language.ts'
import { LanguageContext } from '#languages/use-language.ts'
import { findPageSheets, listLanguageSheets } from '#main/page-sheets.ts'
import {
  appContext,
  documentContext,
  languageContext,
  requestIdContext,
  securityPolicyContext,
  storageFailedContext,
} from '#server/app-context.ts'
import { tryAgainAfter } from '#server/forms/form-refusal.ts'
import { speculationRulesPath } from '#server/http/own-paths.ts'
import { allowSheets, policyHeader } from '#server/http/security.ts'
import { documentBytes } from '#server/pages/document-bytes.ts'
import { inlineSheet } from '#server/pages/inline-sheet.ts'
import { takeData } from '#server/pages/unsent-data.ts'
import { answerDeskDocument, isDeskDocument } from './desk/answer-desk-document.server.tsx'
import { firstScript } from './site/shell/first-script.ts'
import stylesheet from './styles.css?inline'
import { RenderPartContext } from './ui/page/cached-part.tsx'
import { DocumentContext } from './ui/page/document.ts'
import { partsIn } from './ui/page/render-part.server.tsx'

/** Addresses of the stubs of the languages beside English: filled in by the build. */
declare const STUBS: Partial<Record<Language, string>>

/**
 * Renders a whole page to text: public pages wait for their loaders anyway, so there is nothing
 * to stream, and a complete answer can be compressed and cached.
 */
export default function handleRequest(
  request: Request,
  routerStatus: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Response | Promise<Response> {
  const status = context.get(storageFailedContext) ? 503 : routerStatus
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (status === 503) headers.set('Retry-After', String(tryAgainAfter))
  if (isDeskDocument(router)) {
    return answerDeskDocument(request, { status, headers }, router, context)
  }
  headers.set('Speculation-Rules', `"${speculationRulesPath}"`)
  const { staticHandlerContext } = router
  staticHandlerContext.loaderData = takeData(staticHandlerContext.loaderData)
  const language = context.get(languageContext)
  const { languages } = context.get(appContext).config
  const texts = [stylesheet, ...findPageSheets(router), ...listLanguageSheets(languages, language)]
  const sheets = texts.map(inlineSheet)
  const sources = sheets.map(({ source }) => source)
  headers.set(policyHeader, allowSheets(context.get(securityPolicyContext), sources))
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { entry, hmr } = router.manifest
  const stub = STUBS[language] ?? entry.module
  const facts = {
    firstScript: firstScript(languages),
    scripts: hmr ? [hmr.runtime, stub] : [stub],
    hydrated: false,
    requestId: context.get(requestIdContext),
  }
  const html = renderToString(
    <LanguageContext value={language}>
      <DocumentContext value={facts}>
        {/* In development a part may be written again. */}
        <RenderPartContext value={hmr ? undefined : partsIn(language)}>
          <ServerRouter context={onlyShown(router)} url={request.url} />
        </RenderPartContext>
      </DocumentContext>
    </LanguageContext>,
  )
  const document = documentBytes(html, sheets)
  const wanted = context.get(documentContext)
  if (!wanted) return new Response(document, { status, headers })
  wanted.bytes = document
  return new Response(null, { status, headers })
}

/**
 * Leaves out what only a browser needs that brings the page to life: its data, and every route but
 * those on the way to this page, of all of which React would be given elements.
 */
function onlyShown(router: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = router
  const shown = staticHandlerContext.matches.map(({ route: { id } }) => id)
  const routes = Object.fromEntries(shown.map((id) => [id, manifest.routes[id]]))
  return { ...router, manifest: { ...manifest, routes }, serverHandoffStream: undefined }
}

/**
 * Logs what nobody foresaw, once, with the id that the visitor is shown. When the database is at
 * fault the page's status says that it will pass. A request that the
 * router refuses (a method that a page doesn't take) is only worth its own line in the log.
 */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  if (isStorageFailure(error)) context.set(storageFailedContext, true)
  const { log } = context.get(appContext)
  log.error({ requestId: context.get(requestIdContext), err: error }, 'page failed')
}
