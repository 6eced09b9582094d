import { shareUrl } from '#app/ui/pictures/picture.ts'
import { type Language, languageTag } from '#languages/language.ts'
import { inLanguage } from '#languages/language-path.ts'
import { useLanguage, useWords } from '#languages/use-language.ts'
import { pageWords } from './page.words.ts'
import { useSiteFacts } from './site-facts.ts'

interface PageMetaProps {
  /** The page's own title; the business's name follows it. */
  title: string
  /** For search engines and shared links, at most 155 characters. */
  description: string
  /** The one address of this page in English, however it was spelled in the request. */
  path: string
  /** Where a further page of a long list starts, which makes it a page of its own. */
  after?: number | undefined
  /** Where the next page of a long list starts. */
  next?: number | undefined
  /** Names the picture of shared links. */
  share?: string
  /** One of the page's own in its place: its path, and what it shows where the title doesn't tell. */
  picture?: { path: string; alt?: string | undefined }
  /** The languages in which it stands, where those are not all that the site is offered in. */
  languages?: readonly Language[]
  /** Keeps the page out of search engines. */
  noindex?: boolean
  /** One that search engines leave out, but that visitors send to each other. */
  isSent?: boolean
}

/** Size of every share picture, in pixels. */
const shareSize = { width: '1200', height: '630' }

/** How the page is found and shared: title, description, canonical address, Open Graph, card. */
export function PageMeta({
  title,
  description,
  path,
  after,
  next,
  share = 'home',
  picture = { path: shareUrl(share) },
  languages: written,
  noindex = false,
  isSent = !noindex,
}: PageMetaProps) {
  const { name, siteUrl, languages: offered } = useSiteFacts()
  const languages = written ? offered.filter((one) => written.includes(one)) : offered
  const language = useLanguage()
  const words = useWords(pageWords)
  const own = after === undefined ? path : `${path}?after=${after}`
  const url = siteUrl + inLanguage(own, language)
  return (
    <>
      <title>{`${after === undefined ? title : words.continued(title)} | ${name}`}</title>
      <meta name="description" content={description} />
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={url} />
          {languages.length > 1 && <Alternates path={own} languages={languages} />}
          {next !== undefined && (
            <link rel="next" href={`${siteUrl}${inLanguage(path, language)}?after=${next}`} />
          )}
        </>
      )}
      {isSent && (
        <>
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={name} />
          <meta property="og:locale" content={`${language}_IN`} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          {/* Whoever reads it asks for the page there: without what the visitor has chosen it is another. */}
          {!noindex && <meta property="og:url" content={url} />}
          <meta property="og:image" content={siteUrl + picture.path} />
          <meta property="og:image:width" content={shareSize.width} />
          <meta property="og:image:height" content={shareSize.height} />
          <meta property="og:image:alt" content={picture.alt ?? title} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  )
}

/** The same page in every language, the first of them where none is wanted. */
function Alternates({ path, languages }: { path: string; languages: readonly Language[] }) {
  const { siteUrl } = useSiteFacts()
  const [first = 'en'] = languages
  return (
    <>
      {languages.map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={languageTag(language)}
          href={siteUrl + inLanguage(path, language)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={siteUrl + inLanguage(path, first)} />
    </>
  )
}
