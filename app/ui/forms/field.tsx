import { Icon } from '#app/ui/pictures/icon.tsx'
import { useWords } from '#languages/use-language.ts'
import { fieldWords } from './field.words.ts'

interface FieldProps extends Omit<React.InputHTMLAttributes<HTMLInputElement>, 'id'> {
  id: string
  name?: string | undefined
  label: string
  /** Says so in its label. */
  optional?: boolean
  /** False for one that may be empty and whose label or hint says what that means. */
  required?: boolean
  error?: string | undefined
  /** For several lines; `hint` and the count of `maxLength` stand under it. */
  rows?: number
  hint?: string
  length?: number
  options?: { value: string; label: string }[]
}

/** A labelled field with its message: input, textarea (with `rows`) or select (with `options`). */
export function Field({
  id,
  label,
  optional = false,
  required = !optional,
  error,
  rows,
  hint,
  length,
  options,
  defaultValue,
  ...input
}: FieldProps) {
  const words = useWords(fieldWords)
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  const control = {
    id,
    name: input.name,
    lang: input.lang,
    autoFocus: input.autoFocus,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
    'aria-required': required || undefined,
  }
  return (
    <div className={error ? 'field bad' : 'field'}>
      <label htmlFor={id}>
        {label} {optional && <small>{words.optional}</small>}
      </label>
      {options ? (
        <select {...control} defaultValue={defaultValue}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : rows ? (
        <textarea
          {...control}
          rows={rows}
          maxLength={input.maxLength}
          autoComplete={input.autoComplete}
          defaultValue={defaultValue}
        />
      ) : (
        <input {...input} {...control} defaultValue={defaultValue} />
      )}
      {error && (
        <span className="err" id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </span>
      )}
      {hint && (
        <span className="hint">
          <span id={`${id}-hint`}>{hint}</span>
          {length !== undefined && (
            <span>
              {length} / {input.maxLength}
            </span>
          )}
        </span>
      )}
    </div>
  )
}
