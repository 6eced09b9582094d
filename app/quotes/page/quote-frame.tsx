import { homePath, privacyPolicyPath } from '#app/paths/shop-paths.ts'
import { PrintSender } from '#app/ui/page/print-sender.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { KolamMark } from '#app/ui/pictures/kolam-mark.tsx'
import { usePath, useWords } from '#languages/use-language.ts'
import type { Business } from '#server/config/owners-part.ts'
import { quotePageWords } from './quote-page.words.ts'

/** What stands around a quote: who it is from, and that it is for one visitor alone. */
export function QuoteFrame({
  business,
  children,
}: {
  business: Business
  children: React.ReactNode
}) {
  const { name, phone, phoneDisplay } = business
  const words = useWords(quotePageWords)
  const path = usePath()
  return (
    <>
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <header className="wrap quote-top">
        <a className="brand" href={path(homePath)}>
          <KolamMark />
          <span lang="en">{name}</span>
        </a>
        <a
          className="icon-btn nav-call"
          href={`tel:${phone}`}
          aria-label={words.callUs(phoneDisplay)}
        >
          <Icon name="phone" />
          <span>{phoneDisplay}</span>
        </a>
      </header>
      <PrintSender business={business} />
      {children}
      <footer className="quote-foot on-dark">
        <div className="wrap">
          <span>{words.alone}</span>
          <span>
            <a href={path(homePath)}>{words.shop(name)}</a>
            <a href={path(privacyPolicyPath)}>{words.privacy}</a>
          </span>
        </div>
      </footer>
    </>
  )
}
