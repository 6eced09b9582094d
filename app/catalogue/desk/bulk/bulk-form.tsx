import { Form } from 'react-router'
import { months } from '#app/catalogue/facts/facts.ts'
import { usualDays } from '#app/catalogue/sizes/size.ts'
import { bulkChangesPath } from '#app/paths/desk-paths.ts'
import { Field } from '#app/ui/forms/field.tsx'

const backIn = [
  { value: '', label: 'Not known' },
  ...months.map((month) => ({ value: month, label: month })),
]

interface BulkFormProps {
  categories: readonly { key: string; name: string }[]
  /** The category that is chosen at first. */
  category?: string | undefined
  /** What was typed of the days to make something, and what is wrong with it. */
  days?: { typed: string; fault: string } | undefined
  /** What was typed of the price, and what is wrong with it. */
  price?: { amount: string; by: string; fault: string } | undefined
}

/** What can be done to the ticked products: each leads to a page that shows it before it counts. */
export function BulkForm({ categories, category, days, price }: BulkFormProps) {
  return (
    <>
      <Form method="post" action={bulkChangesPath} className="bulk-part">
        <fieldset>
          <legend>To be had</legend>
          <div className="bulk-acts">
            <Act intent="available">Available</Act>
          </div>
        </fieldset>
      </Form>
      <Form method="post" action={bulkChangesPath} className="bulk-line" noValidate>
        <Field
          id="bulk-days"
          name="days"
          label="Made to order in days"
          defaultValue={days?.typed ?? String(usualDays)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          error={days?.fault}
          autoFocus={days !== undefined}
        />
        <Act intent="to-order">To order</Act>
      </Form>
      <Form method="post" action={bulkChangesPath} className="bulk-line">
        <Field id="bulk-month" name="month" label="Back in" options={backIn} />
        <Act intent="away">Not now</Act>
      </Form>
      <Form method="post" action={bulkChangesPath} className="bulk-part">
        <fieldset>
          <legend>In the shop</legend>
          <div className="bulk-acts">
            <Act intent="show">Show</Act>
            <Act intent="hide">Hide</Act>
          </div>
        </fieldset>
      </Form>
      <Form method="post" action={bulkChangesPath} className="bulk-line">
        <div className="field">
          <label htmlFor="bulk-category">Category</label>
          <select id="bulk-category" name="category" defaultValue={category}>
            {categories.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <Act intent="category">Move there</Act>
      </Form>
      <Form method="post" action={bulkChangesPath} className="bulk-line bulk-price" noValidate>
        <fieldset>
          <legend>Price</legend>
          <div className="bulk-amount">
            <div className="field">
              <label htmlFor="bulk-amount" className="vh">
                By how much
              </label>
              <input
                id="bulk-amount"
                name="amount"
                defaultValue={price?.amount ?? '+5'}
                inputMode="text"
                autoComplete="off"
                maxLength={12}
                // biome-ignore lint/a11y/noAutofocus: the page came back because of what stands here
                autoFocus={price !== undefined}
                aria-invalid={price ? true : undefined}
                aria-describedby={price ? 'bulk-amount-fault' : 'bulk-amount-hint'}
              />
            </div>
            <div className="field">
              <label htmlFor="bulk-by" className="vh">
                Of what
              </label>
              <select id="bulk-by" name="by" defaultValue={price?.by ?? 'percent'}>
                <option value="percent">per cent</option>
                <option value="rupees">rupees</option>
              </select>
            </div>
          </div>
        </fieldset>
        <Act intent="price">See the prices</Act>
        {price && (
          <p className="error" id="bulk-amount-fault" role="alert">
            {price.fault}
          </p>
        )}
        <p className="hint" id="bulk-amount-hint">
          +5 or -10. You see every price before it counts.
        </p>
      </Form>
    </>
  )
}

function Act({ intent, children }: { intent: string; children: React.ReactNode }) {
  return (
    <button type="submit" name="intent" value={intent} className="btn btn-line">
      {children}
    </button>
  )
}
