/** What the address is for, beside every sign-up: subscribing is the consent, nothing is ticked. */
export function NewsletterNote() {
  return (
    <p className="news-note">
      We send planting notes and nothing else. See the <a href="/privacy-policy">privacy policy</a>.
    </p>
  )
}
