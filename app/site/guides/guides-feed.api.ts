import { listFeedEntries } from '#app/guides/guide-list.server.ts'
import { guidePath } from '#app/guides/guide-path.ts'
import { guidesWords } from '#app/guides/guides.words.ts'
import { guidesFeedPath, guidesPath } from '#app/paths/shop-paths.ts'
import { languageTag } from '#languages/language.ts'
import { inLanguage } from '#languages/language-path.ts'
import { appContext, languageContext } from '#server/app-context.ts'
import { escapeXml } from '#server/escape-xml.ts'
import type { Route } from './+types/guides-feed.api'

/**
 * `GET /guides.atom`: the newest guides and entries of the journal in the address's language, as Atom
 * (RFC 4287). 404 where there are none, and while the owner has them turned off.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const language = context.get(languageContext)
  const { siteUrl, business } = app.config
  const entries = await listFeedEntries(app, { language, now: new Date() })
  const latest = entries
    .map(({ updated }) => updated)
    .sort()
    .at(-1)
  if (latest === undefined) return new Response('There are no guides.\n', { status: 404 })
  const address = (path: string) => escapeXml(siteUrl + inLanguage(path, language))
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageTag(language)}">
<id>${address(guidesPath)}</id>
<title>${escapeXml(`${guidesWords[language].feed}, ${business.name}`)}</title>
<updated>${latest}</updated>
<link rel="self" type="application/atom+xml" href="${address(guidesFeedPath)}"/>
<link rel="alternate" type="text/html" href="${address(guidesPath)}"/>
${entries
  .map(
    ({ id, slug, title, summary, author, published, updated }) => `<entry>
<id>${escapeXml(`tag:${new URL(siteUrl).hostname},2026:guide-${id}-${language}`)}</id>
<title>${escapeXml(title)}</title>
<link rel="alternate" type="text/html" href="${address(guidePath(slug))}"/>
<published>${published}</published>
<updated>${updated}</updated>
<author><name>${escapeXml(author || business.name)}</name></author>
<summary>${escapeXml(summary)}</summary>
</entry>`,
  )
  .join('\n')}
</feed>
`
  return new Response(xml, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } })
}
