import { useEditor } from '#app/catalogue/desk/editor/editor-screen.ts'
import { FactsContext, useFacts } from '#app/catalogue/desk/editor/facts-screen.ts'
import { type Month, monthActs, months } from '#app/catalogue/facts/facts.ts'
import { monthsInWords } from '#app/catalogue/facts/months.ts'
import { presentMonth } from '#app/catalogue/facts/present-month.ts'
import { longestSource } from '#app/catalogue/fields/field-spec.ts'
import { productFields } from '#app/catalogue/fields/product-fields.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'

const actWords = { sow: 'Sow', plant: 'Plant or pot', flower: 'Flowers' }

/** The months of a product that grows; of a packet its plants have their own. */
export function MonthSection() {
  const { draft, current, saved, faults, isPacket } = useEditor()
  if (isPacket) return null
  return (
    <section className="month-section" aria-labelledby="h-months">
      <h2 id="h-months">Months</h2>
      <FactsContext value={{ prefix: '', draft, current, saved, faults }}>
        <MonthFields />
      </FactsContext>
    </section>
  )
}

/** When a plant is sown and planted and when it flowers: twelve toggles each, none for not known. */
export function MonthFields() {
  const { prefix, draft, current, faults } = useFacts()
  const now = presentMonth(new Date())
  const [note, fault] = [`${prefix}months-note`, `${prefix}months-fault`]
  return (
    <div className="month-fields">
      <p className="note" id={note}>
        Outlined: this month, {now}. Visitors see the months once it is known who says so.
      </p>
      {monthActs.map((act) => (
        <fieldset key={act} className="month-taps" aria-describedby={faults.months && fault}>
          <legend>
            {actWords[act]}{' '}
            <small>{monthsInWords(known(current[`${act}Months`]), 'en') || 'not known'}</small>
          </legend>
          <div>
            {months.map((month) => (
              <label key={month}>
                <input
                  type="checkbox"
                  name={`${prefix}${act}Months`}
                  value={month}
                  aria-label={month}
                  aria-describedby={month === now ? note : undefined}
                  defaultChecked={draft[`${act}Months`].includes(month)}
                />
                <span className={month === now ? 'now' : undefined}>{month.slice(0, 3)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      {faults.months && (
        <span className="err" id={fault}>
          <Icon name="alert" />
          {faults.months}
        </span>
      )}
      <div className="two">
        <Field
          id={`${prefix}months-region`}
          name={`${prefix}monthsRegion`}
          label="Where this holds"
          optional
          maxLength={productFields.months.longest}
          defaultValue={draft.monthsRegion}
          placeholder="Western Maharashtra"
        />
        <Field
          id={`${prefix}months-source`}
          name={`${prefix}monthsSource`}
          label="Who says so of the months"
          optional
          maxLength={longestSource}
          defaultValue={draft.monthsSource}
        />
      </div>
    </div>
  )
}

function known(said: readonly string[]): Month[] {
  return months.filter((month) => said.includes(month))
}
