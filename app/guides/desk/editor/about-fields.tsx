import { months } from '#app/catalogue/facts/facts.ts'
import { presentMonth } from '#app/catalogue/facts/present-month.ts'
import { guideLimits } from '#app/guides/guide.ts'
import type { GuideFaults } from '#app/guides/store/guide-faults.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import type { EditedGuide, NotSaved } from './edited-guide.ts'

interface AboutFieldsProps {
  guide: EditedGuide
  start: Pick<NotSaved, 'draft' | 'names' | 'plant'>
  faults: GuideFaults & { plant?: string }
}

/** The months that a guide matters in, the plants that it speaks of, and who says so. */
export function AboutFields({ guide, start: { draft, names, plant }, faults }: AboutFieldsProps) {
  const now = presentMonth(new Date())
  const plantFault = faults.plant ?? faults.products
  return (
    <section aria-labelledby="h-about">
      <h2 id="h-about">What it speaks of</h2>
      <fieldset className="month-taps">
        <legend>
          Months <small>none: all the year</small>
        </legend>
        <div>
          {months.map((month) => (
            <label key={month}>
              <input
                type="checkbox"
                name="months"
                value={month}
                aria-label={month}
                defaultChecked={draft.months.includes(month)}
              />
              <span className={month === now ? 'now' : undefined}>{month.slice(0, 3)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className={plantFault ? 'field bad' : 'field'}>
        <label htmlFor="plant">
          Plants <small>up to {guideLimits.products}</small>
        </label>
        <div className="tags">
          {draft.products.map((id) => (
            <span key={id} className="tag">
              <input type="hidden" name="products" value={id} />
              {names[id] ?? `No. ${id}`}
              <button
                type="submit"
                className="tap"
                name="intent"
                value={`untag:${id}`}
                aria-label={`Remove ${names[id] ?? id}`}
              >
                <Icon name="close" />
              </button>
            </span>
          ))}
          <input
            id="plant"
            name="plant"
            list="plants-list"
            placeholder="Add a plant"
            defaultValue={plant}
            maxLength={100}
            autoComplete="off"
            aria-invalid={plantFault ? true : undefined}
            aria-describedby={plantFault ? 'plant-error' : undefined}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              const { form } = event.currentTarget
              form?.querySelector<HTMLButtonElement>('[value=add-plant]')?.click()
            }}
          />
          <datalist id="plants-list">
            {guide.plants.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </datalist>
          <button type="submit" className="btn btn-line" name="intent" value="add-plant">
            Add
          </button>
        </div>
        {plantFault && (
          <span className="err" id="plant-error">
            <Icon name="alert" />
            {plantFault}
          </span>
        )}
      </div>
      <Field
        id="sources"
        name="sources"
        label="Who says so"
        rows={3}
        defaultValue={draft.sources}
        error={faults.sources}
        hint="One to a line. Shown under the guide, and needed before it is."
      />
      <div className="two">
        <Field
          id="author"
          name="author"
          label="Written by"
          maxLength={guideLimits.author}
          defaultValue={draft.author}
          error={faults.author}
          hint="Empty: the nursery."
        />
        <Field
          id="region"
          name="region"
          label="Where this holds"
          optional
          maxLength={guideLimits.region}
          defaultValue={draft.region}
          error={faults.region}
        />
      </div>
    </section>
  )
}
