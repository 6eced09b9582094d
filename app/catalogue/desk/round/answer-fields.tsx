import type { RoundField } from '#app/catalogue/rounds/round-field.ts'

interface AnswerFieldsProps {
  category: string
  /** Names the size: '7~3'. */
  size: string
  field: RoundField
  /** What stands in front of whoever answers, as `writeField` writes it. */
  was: string
}

/** What a form says of its answer besides the answer itself. */
export function AnswerFields({ category, size, field, was }: AnswerFieldsProps) {
  return (
    <>
      <input type="hidden" name="intent" value="answer" />
      <input type="hidden" name="category" value={category} />
      <input type="hidden" name="size" value={size} />
      <input type="hidden" name="field" value={field} />
      <input type="hidden" name="was" value={was} />
    </>
  )
}
