/** What a document says of itself, as far as the specification asks something of it. */
export interface ScreenFacts {
  title: string
  headings: string[]
  /** All words of its main part. */
  main: string
  /** The links of its main part: what they are called and where they lead. */
  links: [name: string, to: string | null][]
  crumbs: string[]
  cards: { name: string; links: [name: string, words: string, to: string | null][] }[]
  /** Which of header, footer and chat button are there. */
  shell: string[]
  description: string | null
  robots: string | null
  canonical: string | null
  shareUrl: string | null
  shareImage: string | null
  shareImageSaid: string | null
  structured: string[]
}

/**
 * Runs in a page and reads its facts: of the document as it is shown, or of the HTML as it was
 * sent, which is what is seen without JavaScript.
 */
export function readScreenFacts(html?: string): ScreenFacts {
  const page = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html')
  const all = (selector: string, within: ParentNode = page) => [
    ...within.querySelectorAll(selector),
  ]
  const wordsOf = (element: Element | null | undefined) =>
    element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
  const nameOf = (link: Element) => link.getAttribute('aria-label') ?? wordsOf(link)
  const read = (selector: string, name: string) =>
    page.querySelector(selector)?.getAttribute(name) ?? null
  const isThere = (element: Element) => html !== undefined || element.checkVisibility()
  const linksIn = (part: ParentNode) => all('a:not([aria-hidden])', part).filter(isThere)

  return {
    title: page.title,
    headings: all('h1').filter(isThere).map(wordsOf),
    main: all('main').map(wordsOf).join(' '),
    links: linksIn(page.querySelector('main') ?? page).map((link) => [
      nameOf(link),
      link.getAttribute('href'),
    ]),
    crumbs: all('nav[aria-label="Breadcrumb"] li').map(wordsOf),
    cards: all('main article')
      .filter(isThere)
      .map((card) => ({
        name: wordsOf(card.querySelector('h2, h3')),
        links: linksIn(card).map((link) => [
          nameOf(link),
          wordsOf(link),
          link.getAttribute('href'),
        ]),
      })),
    shell: ['body > header', 'body > footer', '.chat'].filter((part) => all(part).some(isThere)),
    description: read('meta[name="description"]', 'content'),
    robots: read('meta[name="robots"]', 'content'),
    canonical: read('link[rel="canonical"]', 'href'),
    shareUrl: read('meta[property="og:url"]', 'content'),
    shareImage: read('meta[property="og:image"]', 'content'),
    shareImageSaid: read('meta[property="og:image:alt"]', 'content'),
    structured: all('script[type="application/ld+json"]').map((script) => script.textContent ?? ''),
  }
}
