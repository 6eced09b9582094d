import { Field } from '#app/ui/field.tsx'
import { useFacts } from './facts-screen.ts'

interface SpanFieldsProps {
  name: 'height' | 'summer' | 'winter'
  labels: readonly [from: string, to: string]
  error: string | undefined
  onChange?: React.ChangeEventHandler<HTMLInputElement>
}

/** Both ends of a span of centimetres or days; where one is left empty, it is as the other. */
export function SpanFields({ name, labels, error, onChange }: SpanFieldsProps) {
  const { prefix, draft } = useFacts()
  return (
    <div className="spans">
      {(['From', 'To'] as const).map((end, place) => (
        <Field
          key={end}
          id={`${prefix}${name}-${end.toLowerCase()}`}
          name={prefix + name + end}
          label={labels[place] ?? ''}
          optional
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          defaultValue={draft[`${name}${end}`]}
          error={place === 0 ? error : undefined}
          {...(onChange && { onChange })}
        />
      ))}
    </div>
  )
}
