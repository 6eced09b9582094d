import { usualDaysOf, waterOfTyped } from '#app/catalogue/desk/editor/draft/spans.ts'
import { useFacts } from '#app/catalogue/desk/editor/facts-screen.ts'
import { SpanFields } from './span-fields.tsx'

/** The days between waterings. Those of summer and the answer above them go together. */
export function WateringDays({ isWinterOnly = false }: { isWinterOnly?: boolean }) {
  const { prefix, faults } = useFacts()
  return (
    <div className="watering-days">
      {!isWinterOnly && (
        <SpanFields
          name="summer"
          label="Days between waterings in summer"
          before="In summer every"
          unit="days"
          error={undefined}
          onChange={({ target }) => answerByDays(target.form, prefix)}
        />
      )}
      <SpanFields
        name="winter"
        label="Days between waterings in winter"
        before="In winter every"
        unit="days"
        error={faults.winterDays}
      />
    </div>
  )
}

/** Writes the usual days of an answer, where those that stand there belong to another. */
export function fillDays(form: HTMLFormElement | null, prefix: string, water: string): void {
  const days = findDays(form, prefix)
  if (!days || waterOfTyped(days.from.value, days.to.value) === water) return
  const usual = usualDaysOf(water)
  days.from.value = usual ? String(usual.from) : ''
  days.to.value = usual ? String(usual.to) : ''
}

function answerByDays(form: HTMLFormElement | null, prefix: string) {
  const days = findDays(form, prefix)
  const water = days && waterOfTyped(days.from.value.trim(), days.to.value.trim())
  const answers = form?.querySelectorAll<HTMLInputElement>(`[name="${prefix}water"]`) ?? []
  if (water) for (const answer of answers) answer.checked = answer.value === water
}

function findDays(form: HTMLFormElement | null, prefix: string) {
  const field = (end: string) =>
    form?.querySelector<HTMLInputElement>(`[name="${prefix}summer${end}"]`)
  const [from, to] = [field('From'), field('To')]
  return from && to ? { from, to } : undefined
}
