import { Icon } from '#app/ui/pictures/icon.tsx'

const steps = ['Choose the file', 'Match the columns', 'Check', 'Apply']

/** The four steps of an import, a floor that is being laid; `at` is the one in hand, from 1. */
export function ImportSteps({ at }: { at: 1 | 2 | 3 | 4 }) {
  return (
    <ol className="steps">
      {steps.map((step, index) => {
        const done = index + 1 < at
        return (
          <li
            key={step}
            className={done ? 'done' : undefined}
            aria-current={index + 1 === at ? 'step' : undefined}
          >
            <i>{done ? <Icon name="check" /> : index + 1}</i>
            <span>{step}</span>
          </li>
        )
      })}
    </ol>
  )
}
