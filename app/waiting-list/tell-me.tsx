import type { Month } from '#app/catalogue/facts/facts.ts'
import { monthName } from '#app/catalogue/facts/month-name.ts'
import { productPath } from '#app/catalogue/slug.ts'
import { privacyPolicyPath } from '#app/paths/shop-paths.ts'
import { justNotedKey, notMePath, tellMePath } from '#app/paths/waiting-list-paths.ts'
import { longestEmailAddress } from '#app/ui/forms/email-address.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { useLanguage, usePath, useWords } from '#languages/use-language.ts'
import type { Noted } from './noted.server.ts'
import { tellMeWords } from './tell-me.words.ts'

const formId = (number: number) => `tell-${number}`
const takeBackId = 'not-after-all'

/** What stands with a size that is away. */
interface TellMeProps {
  /** The size's number, 0 where the product has no named sizes. */
  number: number
  /** What the visitor waits for, in a sentence: the size, or the product; missing where that can't be read. */
  thing?: string | undefined
  /** About when it is back, where that is known. */
  backIn: Month | null
  /** Nothing of the product can be had: then this is what the page asks for first. */
  isFirst: boolean
  /** What was typed, and what is wrong with it, where this form is shown again. */
  again?: { typed: string; error: string | undefined } | undefined
  /** What was noted just now, for this size. */
  noted?: Noted | undefined
}

/**
 * Asks to be told when a size is back, by one field, or says that it was noted. It may stand within
 * another form: field and buttons belong to `TellMeForms`.
 */
export function TellMe({ noted, ...asked }: TellMeProps) {
  return noted ? <NotedPanel {...asked} {...noted} /> : <TellMeField {...asked} />
}

function TellMeField({ number, thing, backIn, isFirst, again }: Omit<TellMeProps, 'noted'>) {
  const language = useLanguage()
  const words = tellMeWords[language]
  const path = usePath()
  const id = `${formId(number)}-to`
  const error = again?.error
  return (
    <div className="tell">
      <p className="tell-h">{words.heading}</p>
      <div className="tell-line">
        <div className={error ? 'field bad' : 'field'}>
          <label htmlFor={id}>{words.field}</label>
          <input
            id={id}
            form={formId(number)}
            name="contact"
            autoComplete="email"
            maxLength={longestEmailAddress}
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={again?.typed}
            // biome-ignore lint/a11y/noAutofocus: It stands far down the page that is loaded to say what is wrong.
            autoFocus={error !== undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${error ? `${id}-error ` : ''}${id}-why`}
          />
          {error && (
            <span className="err" id={`${id}-error`}>
              <Icon name="alert" />
              {error}
            </span>
          )}
        </div>
        <button
          type="submit"
          form={formId(number)}
          className={isFirst ? 'btn' : 'btn btn-line'}
          aria-label={thing && words.buttonFor(thing)}
        >
          {words.button}
        </button>
      </div>
      <p className="note" id={`${id}-why`}>
        {backIn === null ? words.why : words.whyMonth(monthName(backIn, language))}{' '}
        <a href={path(privacyPolicyPath)}>{words.privacy}</a>
      </p>
    </div>
  )
}

function NotedPanel({ way, to, thing = '', backIn, erasedOn }: Omit<TellMeProps, 'noted'> & Noted) {
  const language = useLanguage()
  const words = tellMeWords[language]
  return (
    <div className="told" id="noted" role="group" aria-labelledby="noted" tabIndex={-1}>
      <Icon name="done" />
      <p>
        <b>
          {backIn === null
            ? words.noted(to, thing)
            : words.notedMonth(to, thing, monthName(backIn, language))}
        </b>
      </p>
      <p>{way === 'mobile' ? words.mobileErased(erasedOn) : words.emailErased(erasedOn)}</p>
      <p>
        <button type="submit" form={takeBackId} className="link-btn">
          {words.notAfterAll}
        </button>
      </p>
    </div>
  )
}

/** Says that nothing was noted: what somebody wanted to wait for can be had by now, or is offered no more. */
export function NothingNoted() {
  const words = useWords(tellMeWords)
  return (
    <div className="told" id="noted" role="group" aria-labelledby="noted" tabIndex={-1}>
      <Icon name="done" />
      <p>{words.nothingNoted}</p>
    </div>
  )
}

interface TellMeFormsProps {
  slug: string
  /** Of the sizes that are away. */
  numbers: readonly number[]
  noted: Noted | undefined
}

/** The forms that the fields of `TellMe` belong to; they stand beside any other form of the page. */
export function TellMeForms({ slug, numbers, noted }: TellMeFormsProps) {
  const path = usePath()
  return (
    <>
      {numbers.map((number) => (
        <form
          key={number}
          id={formId(number)}
          method="post"
          action={path(tellMePath(productPath(slug)) + (number > 0 ? `?size=${number}` : ''))}
          noValidate
          hidden
        />
      ))}
      {noted && (
        <form
          id={takeBackId}
          method="post"
          action={path(`${notMePath}?token=${encodeURIComponent(noted.receipt)}&${justNotedKey}`)}
          hidden
        />
      )}
    </>
  )
}
