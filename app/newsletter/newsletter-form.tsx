/** The newsletter sign-up in the footer (§2); posts like any form without JavaScript. */
export function NewsletterForm() {
  return (
    <form className="news-form" action="/newsletter/subscribe" method="post">
      <label htmlFor="newsletter-email">Your e-mail address</label>
      <input
        id="newsletter-email"
        name="email"
        type="email"
        autoComplete="email"
        placeholder="name@example.com"
        maxLength={254}
      />
      <button type="submit" className="btn btn-lamp">
        Subscribe
      </button>
    </form>
  )
}
