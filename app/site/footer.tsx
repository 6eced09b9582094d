import { ChatButton } from '#app/contact/chat-button.tsx'
import { chatLink } from '#app/contact/chat-link.ts'
import NewsletterForm from '#app/newsletter/newsletter-form.island.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Island } from '#app/ui/island.tsx'
import { Kolam } from '#app/ui/kolam.tsx'
import type { Business } from '#server/config.ts'
import { footerColumns } from './navigation.ts'

/** The footer (§2), the floor of the house, with the fixed chat button as its landmark asks. Under 768 px its columns fold; wider they stay open. */
export function Footer({ business }: { business: Business }) {
  const { facebook, instagram, youtube, linkedin } = business.social
  return (
    <footer className="foot on-dark">
      <div className="wrap foot-in">
        <section className="news" id="newsletter" aria-labelledby="news-title">
          <div>
            <h2 id="news-title">Sow, water, wait.</h2>
            <p>Seasonal planting notes for Indian homes.</p>
          </div>
          <Island name="newsletter-form" component={NewsletterForm} props={{}} />
        </section>
        <div className="cols">
          {footerColumns.map(({ id, heading, links }) => (
            <Column key={id} id={id} heading={heading}>
              {links.map(({ label, to }) => (
                <li key={to}>
                  <a href={to}>{label}</a>
                </li>
              ))}
            </Column>
          ))}
          <Column id="foot-contact" heading="Talk to us">
            <li>
              <a href={`tel:${business.phone}`}>
                <Icon name="phone" />
                {business.phoneDisplay}
              </a>
            </li>
            <li>
              <a href={`mailto:${business.email}`}>
                <Icon name="mail" />
                {business.email}
              </a>
            </li>
            <li>
              <a href={chatLink(business)} target="_blank" rel="noopener">
                <Icon name="chat" />
                Chat with a garden expert
              </a>
            </li>
          </Column>
        </div>
        <Kolam className="foot-kolam" />
        <div className="legal">
          <p>{`© 2025 ${business.name}. The largest garden store in India.`}</p>
          <div className="social">
            <SocialLink to={facebook} icon="facebook" label="Facebook" />
            <SocialLink to={instagram} icon="instagram" label="Instagram" />
            <SocialLink to={youtube} icon="youtube" label="YouTube" />
            <SocialLink to={linkedin} icon="linkedin" label="LinkedIn" />
          </div>
        </div>
      </div>
      <ChatButton business={business} />
    </footer>
  )
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

interface SocialLinkProps {
  to: string
  icon: 'facebook' | 'instagram' | 'youtube' | 'linkedin'
  label: string
}

function SocialLink({ to, icon, label }: SocialLinkProps) {
  return (
    <a className="icon-btn" href={to} target="_blank" rel="noopener" aria-label={label}>
      <Icon name={icon} />
    </a>
  )
}
