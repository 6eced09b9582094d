import type { AddedCategory } from '#app/catalogue/added-categories.server.ts'
import NewsletterForm from '#app/newsletter/newsletter-form.island.tsx'
import { guidesPath, inSeasonPath } from '#app/paths/shop-paths.ts'
import { ChatButton } from '#app/settings/contact/chat-button.tsx'
import { chatIn } from '#app/settings/contact/chat-in.ts'
import { chatLink } from '#app/settings/contact/chat-link.ts'
import { Island } from '#app/ui/islands/island.tsx'
import { CachedPart } from '#app/ui/page/cached-part.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { Kolam } from '#app/ui/pictures/kolam.tsx'
import { useLanguage, usePath, useWords } from '#languages/use-language.ts'
import type { Business } from '#server/config/owners-part.ts'
import { LanguageLinks } from './language-switch.tsx'
import { footerColumns } from './navigation.ts'
import { navigationWords } from './navigation.words.ts'
import { shellWords } from './shell.words.ts'

interface FooterProps {
  business: Business
  /** The categories beside the specification's twelve. */
  added?: readonly AddedCategory[] | undefined
  /** Whether the shop says what is in season. */
  hasSeason?: boolean | undefined
  /** Whether it has guides in the page's language. */
  hasGuides?: boolean | undefined
}

/**
 * The footer (§2), with the fixed chat button, which accessibility rules want inside a landmark.
 * Under 768 px its columns fold; wider they stay open.
 */
export function Footer({ business, added = [], hasSeason, hasGuides }: FooterProps) {
  const language = useLanguage()
  const words = useWords(shellWords)
  const names = useWords(navigationWords)
  const path = usePath()
  return (
    <footer className="foot on-dark">
      <div className="wrap foot-in">
        <CachedPart
          as="section"
          name="news"
          facts={[]}
          className="news"
          id="newsletter"
          aria-labelledby="news-title"
        >
          <div>
            <h2 id="news-title">{words.newsHeading}</h2>
            <p>{words.newsText}</p>
          </div>
          <Island name="newsletter-form" component={NewsletterForm} props={{}} />
        </CachedPart>
        <CachedPart
          as="div"
          name="columns"
          facts={[business, added, hasSeason, hasGuides]}
          className="cols"
        >
          {footerColumns.map(({ id, heading, links }) => (
            <Column key={id} id={id} heading={names[heading]}>
              {links.map(({ name, to }) => (
                <li key={to}>
                  <a href={path(to)}>{names[name]}</a>
                </li>
              ))}
              {id === 'foot-collections' &&
                added.map((category) => (
                  <li key={category.path}>
                    <a href={path(category.path)}>
                      <AddedName category={category} />
                    </a>
                  </li>
                ))}
              {id === 'foot-collections' && hasSeason && (
                <li>
                  <a href={path(inSeasonPath)}>{names.inSeason}</a>
                </li>
              )}
              {id === 'foot-collections' && hasGuides && (
                <li>
                  <a href={path(guidesPath)}>{names.guides}</a>
                </li>
              )}
            </Column>
          ))}
          <Column id="foot-contact" heading={words.talk}>
            <li>
              <a href={`tel:${business.phone}`}>
                <Icon name="phone" />
                {business.phoneDisplay}
              </a>
            </li>
            {business.landline && (
              <li>
                <a href={`tel:${business.landline.number}`}>
                  <Icon name="phone" />
                  {business.landline.display}
                </a>
              </li>
            )}
            <li>
              <a href={`mailto:${business.email}`}>
                <Icon name="mail" />
                {business.email}
              </a>
            </li>
            <li>
              <a href={chatLink(chatIn(business, language))} target="_blank" rel="noopener">
                <Icon name="chat" />
                {words.chat}
              </a>
            </li>
          </Column>
        </CachedPart>
        <Kolam className="foot-kolam" />
        <div className="legal">
          <LanguageLinks />
          <p>{words.legal(business.name, business.claims.largest)}</p>
          <SocialLinks social={business.social} />
        </div>
      </div>
      <ChatButton business={business} />
    </footer>
  )
}

/** An added category as the page's language calls it, where the desk has said how. */
function AddedName({ category: { name, names } }: { category: AddedCategory }) {
  const language = useLanguage()
  if (language === 'en') return name
  return names[language] ?? <span lang="en">{name}</span>
}

interface ColumnProps {
  id: string
  heading: string
  children: React.ReactNode
}

function Column({ id, heading, children }: ColumnProps) {
  return (
    <section>
      <h3 className="fold-wide">{heading}</h3>
      <details>
        <summary className="fold">
          {heading}
          <Icon name="down" />
        </summary>
      </details>
      <ul id={id}>{children}</ul>
    </section>
  )
}

const socialPages = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['youtube', 'YouTube'],
  ['linkedin', 'LinkedIn'],
] as const

/** The social pages that the business has; nothing at all when it has none. */
function SocialLinks({ social }: { social: Business['social'] }) {
  const links = socialPages.flatMap(([page, label]) => {
    const to = social[page]
    return to ? [{ page, label, to }] : []
  })
  if (links.length === 0) return null
  return (
    <CachedPart as="div" name="social" facts={[social]} className="social">
      {links.map(({ page, label, to }) => (
        <a
          key={page}
          className="icon-btn"
          href={to}
          target="_blank"
          rel="noopener"
          aria-label={label}
        >
          <SocialIcon page={page} />
        </a>
      ))}
    </CachedPart>
  )
}

const paths = {
  facebook:
    'M14 20v-7h2.6l.5-3H14V8.3c0-1 .4-1.6 1.7-1.6H17V4.2C16.6 4.1 15.9 4 15 4c-2.5 0-4 1.4-4 4v2H8.5v3H11v7',
  instagram:
    'M8.5 4h7A4.5 4.5 0 0 1 20 8.5v7a4.5 4.5 0 0 1-4.5 4.5h-7A4.5 4.5 0 0 1 4 15.5v-7A4.5 4.5 0 0 1 8.5 4M8.4 12a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0M16.7 7.2v.1',
  linkedin: 'M6 10v9M6 6v.1M10.5 19v-9M10.5 14c0-5 7-5.5 7 0v5',
  youtube:
    'M6.5 6h11A3.5 3.5 0 0 1 21 9.5v5a3.5 3.5 0 0 1-3.5 3.5h-11A3.5 3.5 0 0 1 3 14.5v-5A3.5 3.5 0 0 1 6.5 6M10.5 9.5l4 2.5-4 2.5z',
}

/**
 * The sign of a social page, 24 px; decoration only. The footer alone shows them, so that no script
 * carries them.
 */
function SocialIcon({ page }: { page: keyof typeof paths }) {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[page]} />
    </svg>
  )
}
