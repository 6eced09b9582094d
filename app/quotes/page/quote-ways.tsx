import { quotePdfPath } from '#app/paths/quote-paths.ts'
import { hasPdf } from '#app/quotes/quote.ts'
import { chatIn } from '#app/settings/contact/chat-in.ts'
import { chatLink } from '#app/settings/contact/chat-link.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { useLanguage, usePath, useWords } from '#languages/use-language.ts'
import type { Business } from '#server/config/owners-part.ts'
import { quotePageWords } from './quote-page.words.ts'
import type { ShownQuote } from './shown-quote.server.ts'

/** How a visitor speaks with the nursery of a quote, its number written in, and has it on paper. */
export function QuoteWays({
  business,
  quote: { number, token, standing },
}: {
  business: Business
  quote: Pick<ShownQuote, 'number' | 'token' | 'standing'>
}) {
  const words = useWords(quotePageWords)
  const language = useLanguage()
  const path = usePath()
  return (
    <p className="quote-ways">
      <a href={`tel:${business.phone}`}>
        <Icon name="phone" />
        {words.call}
      </a>
      <a href={chatLink(chatIn(business, language), number)} target="_blank" rel="noopener">
        <Icon name="whatsapp" />
        WhatsApp
      </a>
      {hasPdf(standing) && (
        <a href={`${path(quotePdfPath)}?token=${encodeURIComponent(token)}`}>
          <Icon name="note" />
          {words.savePdf}
        </a>
      )}
    </p>
  )
}
