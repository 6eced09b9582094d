import { Icon } from '#app/ui/pictures/icon.tsx'
import { type DraftView, totalWords } from './draft-view.ts'

interface SumFieldsProps {
  view: DraftView
  faults: Readonly<Record<string, string>>
}

/** Discount, delivery, tax and advance, and what all of it comes to as the server computes it. */
export function SumFields({ view, faults }: SumFieldsProps) {
  const { draft, sums, flatDelivery, mayAddTax } = view
  return (
    <section aria-labelledby="h-sums">
      <h2 id="h-sums">Sums</h2>
      <Choices
        name="discount"
        legend="Discount"
        chosen={draft.discount}
        choices={{ none: 'None', amount: 'Rs', percent: '%' }}
      />
      <Value name="discountValue" label="How much" value={draft.discountValue} faults={faults} />
      <Choices
        name="delivery"
        legend="Delivery"
        chosen={draft.delivery}
        choices={{ flat: flatDelivery, free: 'Free', other: 'Other', none: 'Not said' }}
      />
      <Value name="deliveryValue" label="Rs" value={draft.deliveryValue} faults={faults} />
      <Choices
        name="tax"
        legend="Tax"
        chosen={draft.tax}
        choices={{
          none: 'None',
          included: 'Included',
          ...((mayAddTax || draft.tax === 'added') && { added: 'Added' }),
        }}
      />
      {faults.tax && <Wrong id="tax" words={faults.tax} />}
      {draft.tax === 'none' ? (
        <input type="hidden" name="deliveryRate" value={draft.deliveryRate} />
      ) : (
        <Value
          name="deliveryRate"
          label="Tax of the delivery, %"
          value={draft.deliveryRate}
          faults={faults}
        />
      )}
      <Choices
        name="advance"
        legend="Advance to be paid first"
        chosen={draft.advance}
        choices={{ none: 'None', amount: 'Rs', percent: '%' }}
      />
      <Value name="advanceValue" label="How much" value={draft.advanceValue} faults={faults} />
      <dl className="quote-money">
        {sums?.rows.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className="draft-total">
          <dt>Total</dt>
          <dd>{totalWords(view)}</dd>
        </div>
      </dl>
      <button type="submit" className="btn btn-line quote-work" name="intent" value="work-out">
        Work it out
      </button>
      <p className="quote-also">
        <button type="submit" className="more" name="intent" value="throw">
          <Icon name="bin" />
          Throw the draft away
        </button>
      </p>
    </section>
  )
}

interface ChoicesProps {
  name: string
  legend: string
  chosen: string
  choices: Readonly<Record<string, string>>
}

function Choices({ name, legend, chosen, choices }: ChoicesProps) {
  return (
    <fieldset className="choices-set">
      <legend>{legend}</legend>
      <div className="choices">
        {Object.entries(choices).map(([value, words]) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface ValueProps {
  name: string
  label: string
  value: string
  faults: Readonly<Record<string, string>>
}

/** The number that a choice needs; hidden where it needs none, in browsers that can tell. */
function Value({ name, label, value, faults }: ValueProps) {
  const wrong = faults[name]
  return (
    <div className={wrong ? 'quote-value field bad' : 'quote-value field'}>
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        defaultValue={value}
        inputMode="decimal"
        maxLength={14}
        autoComplete="off"
        {...(wrong && { 'aria-invalid': true, 'aria-describedby': `${name}-wrong` })}
      />
      {wrong && <Wrong id={name} words={wrong} />}
    </div>
  )
}

function Wrong({ id, words }: { id: string; words: string }) {
  return (
    <span className="err" id={`${id}-wrong`}>
      <Icon name="alert" />
      {words}
    </span>
  )
}
