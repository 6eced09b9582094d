import { useReducer, useRef } from 'react'
import { checkFields, type Errors, type Rule, tidyText } from '#app/enquiries/enquiry-rules.ts'
import { afterPress } from '#app/ui/dialogs/after-press.ts'
import {
  hasTooManyDigits,
  isMobileNumber,
  normalizeMobileNumber,
} from '#app/ui/forms/mobile-number.ts'
import { useLanguage } from '#languages/use-language.ts'
import { type FieldElement, findField, isFieldElement } from './form-elements.ts'
import { fieldsOf } from './form-kind.ts'

/**
 * Watches a form's fields as they are typed (§5): which are valid, and which messages to show,
 * after touch only. Inputs keep their own values, so that nothing typed early is lost.
 * `mobileField` names the field that holds a phone number.
 */
export function useFormCheck<Field extends string>(
  rules: Record<Field, Rule>,
  mobileField: NoInfer<Field>,
  initial: Record<Field, string>,
  serverErrors: Errors<Field> = {},
) {
  const language = useLanguage()
  const fields = fieldsOf({ rules })
  const values = useRef({ ...initial })
  const touched = useRef(new Set(Object.keys(serverErrors)))
  const answered = useRef<Errors<Field>>({ ...serverErrors })
  const last = useRef<Field>(undefined)
  const [, refresh] = useReducer((count: number) => count + 1, 0)

  const fieldOf = (target: EventTarget) =>
    fields.find((field) => isFieldElement(target) && target.name === field)
  const findFailures = () => checkFields(rules, tidied(values.current, mobileField), language)
  const failures = findFailures()
  const errors: Errors<Field> = {}
  for (const field of fields) {
    const message = failures[field] ?? answered.current[field]
    if (message && touched.current.has(field)) errors[field] = message
  }

  return {
    values: values.current,
    errors,
    /** The message of the field that was left or typed in last, to be spoken: the focus is elsewhere. */
    said: last.current && errors[last.current],
    valid: Object.keys(failures).length === 0,

    /** The messages of all fields that fail now, shown or not. */
    findFailures,

    /**
     * Takes the values that the fields hold now, for fields filled before this code arrived; the
     * ones already left are touched.
     */
    readAll(form: HTMLFormElement) {
      for (const field of fields) {
        const element = findField(form, field)
        if (!element) continue
        values.current[field] = element.value
        if (element.value && element !== document.activeElement) touched.current.add(field)
      }
      refresh()
    },

    /** Takes what was typed, or filled in by a program, some of which tell only of the change. */
    onChange({ target }: React.SyntheticEvent) {
      const field = fieldOf(target)
      if (!isFieldElement(target) || !field) return
      if (field === mobileField) {
        showTenDigits(target)
        // Nothing typed after it could mend it, so it is said at once.
        if (hasTooManyDigits(target.value)) touched.current.add(field)
      }
      last.current = field
      values.current[field] = target.value
      delete answered.current[field]
      refresh()
    },

    onBlur({ target }: React.FocusEvent) {
      const field = fieldOf(target)
      if (!field) return
      afterPress(() => {
        last.current = field
        touched.current.add(field)
        refresh()
      })
    },

    /** Shows the messages that the server answered with. */
    showErrors(given: Errors<Field>) {
      answered.current = given
      for (const field of Object.keys(given)) touched.current.add(field)
      refresh()
    },

    /** Shows every message, as when somebody sends the form without filling it in. */
    touchAll() {
      for (const field of fields) touched.current.add(field)
      refresh()
    },

    /** Empties every field, whatever it held at first, and forgets its message. */
    empty(form: HTMLFormElement) {
      for (const field of fields) {
        const element = findField(form, field)
        if (element) element.value = ''
        values.current[field] = ''
      }
      touched.current.clear()
      answered.current = {}
      refresh()
    },
  }
}

/** A number that is whole is shown as its ten digits (§5), however it was typed or pasted. */
function showTenDigits(input: FieldElement) {
  const digits = normalizeMobileNumber(input.value)
  if (isMobileNumber(digits) && digits !== input.value) input.value = digits
}

function tidied<Field extends string>(values: Record<Field, string>, mobileField: Field) {
  const result = { ...values }
  for (const field of Object.keys(values) as Field[]) result[field] = tidyText(values[field])
  result[mobileField] = normalizeMobileNumber(result[mobileField])
  return result
}
