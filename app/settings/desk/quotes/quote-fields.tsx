import { gstRates, type StoredTerms } from '#app/settings/quotes/quote-settings.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { type Language, languages } from '#languages/language.ts'
import { languageTable } from '#languages/language-table.ts'
import { longestTerms, stillRightField, type Typed, termsField } from './quote-form-fields.ts'

const taxOptions = [
  { value: 'none', label: 'None' },
  { value: 'included', label: 'Included' },
  { value: 'added', label: 'Added' },
]

const rateOptions = gstRates.map((rate) => ({ value: String(rate), label: `${rate / 100} %` }))

interface QuoteFieldsProps {
  typed: Typed
  /** As in `Q-2026-0017`. */
  nextNumber: string
  terms: StoredTerms
  /** The languages whose terms are of another English. */
  outdated: readonly Language[]
  errors: Record<string, string>
}

/** What a new quote begins with: how long it is valid, delivery, its number, tax and terms. */
export function QuoteFields({ typed, nextNumber, terms, outdated, errors }: QuoteFieldsProps) {
  const field = (name: string) => ({
    id: name,
    name,
    defaultValue: typed[name] ?? '',
    error: errors[name],
    autoComplete: 'off',
  })
  return (
    <>
      <input type="hidden" name="part" value="quotes" />
      <div className="two">
        <Field {...field('quote-valid-days')} label="Valid for, days" inputMode="numeric" />
        <Field
          {...field('quote-delivery')}
          label="Delivery, Rs"
          inputMode="decimal"
          hint="0: free."
        />
        <Field
          {...field('quote-prefix')}
          label="Number begins with"
          maxLength={6}
          hint={`The next one is ${nextNumber}. Other letters go on counting.`}
        />
        <Field
          {...field('quote-reminder-days')}
          label="Reminder after, working days"
          inputMode="numeric"
        />
      </div>
      <fieldset className="tax-line">
        <legend>Tax line</legend>
        <div className="choices">
          {taxOptions.map(({ value, label }) => (
            <label key={value}>
              <input
                type="radio"
                name="quote-tax"
                value={value}
                defaultChecked={typed['quote-tax'] === value}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
        <p className="note">
          Included: a line says how much of the prices is GST. Added: GST comes on top, for who has
          a GSTIN.
        </p>
        <div className="two">
          <Field {...field('quote-gstin')} label="GSTIN" optional maxLength={20} />
          <span />
          <Field {...field('quote-tax-rate')} label="GST of a line" options={rateOptions} />
          <Field {...field('quote-delivery-rate')} label="GST of delivery" options={rateOptions} />
        </div>
      </fieldset>
      <TermsFields typed={typed} terms={terms} outdated={outdated} errors={errors} />
    </>
  )
}

/** What stands under a quote, language by language. */
function TermsFields({ typed, terms, outdated, errors }: Omit<QuoteFieldsProps, 'nextNumber'>) {
  return (
    <fieldset className="terms">
      <legend>Terms under the quote</legend>
      <div>
        {languages.map((language) => {
          const name = termsField(language)
          const isMissing = language !== 'en' && !terms.texts[language] && terms.texts.en
          return (
            <div key={language}>
              <Field
                id={name}
                name={name}
                lang={language}
                label={languageTable[language].name}
                rows={5}
                maxLength={longestTerms}
                optional
                defaultValue={typed[name] ?? ''}
                error={errors[name]}
                {...(isMissing && { hint: 'Missing: the English stands there.' })}
              />
              {outdated.includes(language) && (
                <label className="tick look">
                  <input type="checkbox" name={stillRightField(language)} />
                  The English changed since. Still right
                </label>
              )}
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}
