import { UpiCode } from '#app/settings/quotes/upi-code.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import type { QrCode } from '#app/ui/pictures/qr-code.ts'
import { longestPayee, type Typed } from './quote-form-fields.ts'

interface UpiFieldsProps {
  typed: Typed
  errors: Record<string, string>
  /** A code with which one rupee is paid; undefined while nobody is paid by UPI. */
  test: QrCode | undefined
}

/** Who is paid by UPI, and a code to try it with. */
export function UpiFields({ typed, errors, test }: UpiFieldsProps) {
  return (
    <div className="upi">
      <input type="hidden" name="part" value="upi" />
      <div>
        <Field
          id="upi-id"
          name="upi-id"
          label="UPI id"
          optional
          inputMode="email"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={330}
          defaultValue={typed['upi-id']}
          error={errors['upi-id']}
          hint={
            test
              ? 'Has the shape of a UPI id. Only a payment shows that it is yours.'
              : 'Like name@bank.'
          }
        />
        <Field
          id="upi-name"
          name="upi-name"
          label="Name on the account"
          optional
          autoComplete="off"
          maxLength={longestPayee}
          defaultValue={typed['upi-name']}
          error={errors['upi-name']}
        />
      </div>
      {test && (
        <figure>
          <UpiCode code={test} label="Code that pays one rupee" />
          <figcaption>Test: pay Rs 1 to yourself</figcaption>
        </figure>
      )}
    </div>
  )
}
