import type { AddedCategory } from '#app/catalogue/added-categories.server.ts'
import NewsletterForm from '#app/newsletter/newsletter-form.island.tsx'
import { ChatButton } from '#app/settings/contact/chat-button.tsx'
import { chatIn } from '#app/settings/contact/chat-in.ts'
import { chatLink } from '#app/settings/contact/chat-link.ts'
import { Island } from '#app/ui/islands/island.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { Kolam } from '#app/ui/pictures/kolam.tsx'
import { useLanguage, usePath, useWords } from '#languages/use-language.ts'
import type { Business } from '#server/config/owners-part.ts'
import { LanguageLinks } from './language-switch.tsx'
import { footerColumns } from './navigation.ts'
import { navigationWords } from './navigation.words.ts'
import { shellWords } from './shell.words.ts'
import { SocialIcon } from './social-icon.tsx'

interface FooterProps {
  business: Business
  /** The categories beside the specification's twelve. */
  added?: readonly AddedCategory[] | undefined
}

/** The footer (§2), the floor of the house, with the fixed chat button as its landmark asks. Under 768 px its columns fold; wider they stay open. */
export function Footer({ business, added = [] }: FooterProps) {
  const language = useLanguage()
  const words = useWords(shellWords)
  const names = useWords(navigationWords)
  const path = usePath()
  return (
    <footer className="foot on-dark">
      <div className="wrap foot-in">
        <section className="news" id="newsletter" aria-labelledby="news-title">
          <div>
            <h2 id="news-title">{words.newsHeading}</h2>
            <p>{words.newsText}</p>
          </div>
          <Island name="newsletter-form" component={NewsletterForm} props={{}} />
        </section>
        <div className="cols">
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
        </div>
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
    <div className="social">
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
    </div>
  )
}
