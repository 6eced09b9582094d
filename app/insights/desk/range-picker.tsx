import { Form } from 'react-router'
import { Picker, ShowPicked } from '#app/desk/parts/picker.tsx'
import type { Range, RangeChoice } from '#app/insights/range.ts'
import { insightsPath } from '#app/paths/desk-paths.ts'

const choiceWords: Record<RangeChoice, string> = {
  '4-weeks': 'Last 4 weeks',
  '13-weeks': 'Last 13 weeks',
  year: 'Last 12 months',
  dates: 'Since … until …',
}

/** Which time is looked at: one of the usual ones, or from one day until another. */
export function RangePicker({ range, tab }: { range: Range; tab?: string | undefined }) {
  const { choice, from, until } = range
  const isDates = choice === 'dates'
  return (
    <Form className="range" action={insightsPath} key={`${choice} ${from} ${until}`}>
      {tab && <input type="hidden" name="tab" value={tab} />}
      <Picker
        name="time"
        label="Time"
        picked={choice}
        options={Object.entries(choiceWords).map(([value, words]) => ({ value, words }))}
      />
      {/* No last day: a tab may stay open over midnight, and what is to come counts as today. */}
      {isDates && (
        <>
          <label>
            Since <input type="date" name="from" defaultValue={from} required />
          </label>
          <label>
            until <input type="date" name="until" defaultValue={until} required />
          </label>
          <button type="submit" className="btn btn-line">
            Show
          </button>
        </>
      )}
      {!isDates && <ShowPicked />}
    </Form>
  )
}
