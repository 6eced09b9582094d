import type { SpecOf, WordInput } from '#app/catalogue/fields/field-spec.ts'

/** Gives how the form asks for a text: on one line, which is not filled in by itself, or on several. */
export function askedAs({ kind, longest, form }: Asked) {
  return {
    ...form,
    ...(kind === 'text' && { maxLength: longest }),
    ...(form.rows === undefined && { autoComplete: 'off' }),
  }
}

type Asked = { form: WordInput } & Pick<SpecOf<'text' | 'lines'>, 'kind' | 'longest'>
