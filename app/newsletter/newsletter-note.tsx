import { privacyPolicyPath } from '#app/paths/shop-paths.ts'
import { usePath, useWords } from '#languages/use-language.ts'
import { newsletterWords } from './newsletter.words.ts'

/** What the address is for, beside every sign-up: subscribing is the consent, nothing is ticked. */
export function NewsletterNote() {
  const words = useWords(newsletterWords)
  const path = usePath()
  return (
    <p className="news-note">
      {words.noteBefore}
      <a href={path(privacyPolicyPath)}>{words.privacyPolicy}</a>
      {words.noteAfter}
    </p>
  )
}
