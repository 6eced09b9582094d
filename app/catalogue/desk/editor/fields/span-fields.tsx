import { useFacts } from '#app/catalogue/desk/editor/facts-screen.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'

interface SpanFieldsProps {
  name: 'height' | 'summer' | 'winter'
  /** What the span is of: 'Days between waterings in summer'. */
  label: string
  /** The words around its two numbers. */
  before?: string
  unit: string
  error: string | undefined
  onChange?: React.ChangeEventHandler<HTMLInputElement>
}

/** Both ends of a span of centimetres or days; where one is left empty, it is as the other. */
export function SpanFields({ name, label, before, unit, error, onChange }: SpanFieldsProps) {
  const { prefix, draft } = useFacts()
  const fault = `${prefix}${name}-fault`
  const end = (which: 'From' | 'To', words: string) => (
    <input
      id={`${prefix}${name}-${which.toLowerCase()}`}
      name={prefix + name + which}
      aria-label={`${label}, ${words}`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? fault : undefined}
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      defaultValue={draft[`${name}${which}`]}
      onChange={onChange}
    />
  )
  return (
    <div className="span-line">
      {before && <span>{before}</span>}
      {end('From', 'at least')}
      <span>to</span>
      {end('To', 'at most')}
      <span>{unit}</span>
      {error && (
        <span className="err" id={fault}>
          <Icon name="alert" />
          {error}
        </span>
      )}
    </div>
  )
}
