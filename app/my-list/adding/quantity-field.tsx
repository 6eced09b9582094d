import { Icon } from '#app/ui/pictures/icon.tsx'
import { useWords } from '#languages/use-language.ts'
import { quantityWords } from './quantity.words.ts'

interface QuantityFieldProps {
  id: string
  /** The field's name in its form. */
  field: string
  /** What it is of. */
  name: string
  quantity: number
  /** How much one of it is, such as '20kg'; for what is sold by the piece, nothing. */
  unit?: string
  /** Of which thing of a list, by its name; then the buttons work without JavaScript too. */
  thing?: string
}

/** How many of a thing (§5): four digits at most, with a button for one fewer and one for one more. */
export function QuantityField({ id, field, name, quantity, unit, thing }: QuantityFieldProps) {
  const words = useWords(quantityWords)
  const button = (what: 'fewer' | 'more') =>
    thing === undefined
      ? ({ type: 'button', 'data-step': what } as const)
      : ({ type: 'submit', name: 'do', value: `${what} ${thing}` } as const)
  return (
    <div className="qty-in">
      <button {...button('fewer')}>
        <Icon name="minus" />
        <span className="vh">{words.fewer(name)}</span>
      </button>
      <label className="vh" htmlFor={id}>
        {words.howMany(name)}
      </label>
      <input
        id={id}
        name={field}
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
        defaultValue={quantity}
        data-unit={unit}
        aria-describedby={unit && `${id}-unit`}
      />
      <button {...button('more')}>
        <Icon name="plus" />
        <span className="vh">{words.more(name)}</span>
      </button>
    </div>
  )
}
