import { useRef, useState } from 'react'
import { subscribePath } from '#app/paths/newsletter-paths.ts'
import {
  foldEmailAddress,
  longestEmailAddress,
  tidyEmailAddress,
} from '#app/ui/forms/email-address.ts'
import { keepsCookies } from '#app/ui/forms/keeps-cookies.ts'
import { postJson } from '#app/ui/forms/post-json.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import type { Language } from '#languages/language.ts'
import { useLanguage, usePath } from '#languages/use-language.ts'
import { newsletterWords } from './newsletter.words.ts'
import { NewsletterNote } from './newsletter-note.tsx'

type State = 'none' | 'invalid' | 'sending' | 'success' | 'failed'

/** The newsletter sign-up in the footer (§2, §4); without JavaScript a plain form post. */
export default function NewsletterForm() {
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<State>('none')
  const [note, setNote] = useState<string>()
  const [attempts, setAttempts] = useState(0)
  const language = useLanguage()
  const words = newsletterWords[language]
  const path = usePath()
  const messages: Partial<Record<State, string>> = {
    invalid: words.invalid,
    success: words.subscribed,
    failed: words.failed,
  }
  const message = messages[state]

  async function send(event: React.SubmitEvent) {
    // A post as JSON needs a cookie (§7): where the browser keeps none, the form goes as without JavaScript.
    if (!keepsCookies()) return
    event.preventDefault()
    if (!input.current || state === 'sending') return
    setAttempts((count) => count + 1)
    const { value } = input.current
    const typed = tidyEmailAddress(value)
    const email = foldEmailAddress(typed)
    if (!email) {
      // Of an empty field nothing is said (§5): the cursor in it says what is wanted.
      input.current.focus()
      return setState(typed ? 'invalid' : 'none')
    }
    setState('sending')
    const outcome = await post(email, language)
    // Another address may stand there by now.
    if (outcome.state === 'success' && input.current.value === value) input.current.value = ''
    setNote(outcome.note)
    setState(outcome.state)
  }

  /** An emptied field says nothing (§5), and a mended one is not called invalid any longer. */
  function clearMessage(event: React.FormEvent<HTMLInputElement>) {
    const typed = tidyEmailAddress(event.currentTarget.value)
    if (state === 'sending') return
    if (!typed || (state === 'invalid' && foldEmailAddress(typed))) setState('none')
  }

  // Rendered once more for each attempt: an alert that stays as it is is not read out again.
  const said = message && (
    <p
      key={attempts}
      className="msg"
      id="newsletter-message"
      role={state === 'success' ? undefined : 'alert'}
    >
      <Icon name={state === 'success' ? 'done' : 'alert'} />
      {message} {state === 'success' && note && <span className="news-note">{note}</span>}
    </p>
  )

  return (
    <form
      className="news-form"
      action={path(subscribePath)}
      method="post"
      noValidate
      onSubmit={send}
    >
      <label htmlFor="newsletter-email">{words.email}</label>
      <input
        ref={input}
        id="newsletter-email"
        name="email"
        type="email"
        autoComplete="email"
        placeholder="name@example.com"
        maxLength={longestEmailAddress}
        aria-invalid={state === 'invalid' ? true : undefined}
        aria-describedby={message && state !== 'success' ? 'newsletter-message' : undefined}
        onInput={clearMessage}
      />
      <button type="submit" className="btn btn-lamp" aria-busy={state === 'sending' || undefined}>
        {state === 'sending' ? words.sending : words.subscribe}
      </button>
      {/* Stands before anything is said: what comes together with its status is not read out. */}
      <div role="status">{state === 'success' && said}</div>
      {state !== 'success' && said}
      <NewsletterNote />
    </form>
  )
}

async function post(email: string, language: Language): Promise<{ state: State; note?: string }> {
  try {
    const ask = () => postJson(subscribePath, { email, language })
    // An answer that was cut off may have said that it is stored, which it is once.
    const { status, body } = await ask().catch(ask)
    if (status === 422) return { state: 'invalid' }
    if (status === 200) return { state: 'success', note: (body as { note?: string } | null)?.note }
  } catch {
    // No network or no answer: the same as an answer that says it failed.
  }
  return { state: 'failed' }
}
