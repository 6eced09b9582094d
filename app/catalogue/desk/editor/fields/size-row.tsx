import { type SizeDraft, sizePrefix } from '#app/catalogue/desk/editor/draft/size-draft.ts'
import type { SizeStep } from '#app/catalogue/desk/editor/draft/step-sizes.ts'
import { useEditor } from '#app/catalogue/desk/editor/editor-screen.ts'
import { productFields } from '#app/catalogue/fields/product-fields.ts'
import { DeskIcon } from '#app/desk/parts/desk-icon.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { SizeOffer } from './size-offer.tsx'
import { SizeStepButton } from './size-step-button.tsx'
import { callSize } from './use-size-rows.ts'

interface SizeRowProps {
  row: SizeDraft
  /** Its place among those that stay, of so many. */
  place: number
  of: number
  take: (step: SizeStep) => void
}

/** One size; one that was taken away keeps what stands in its fields until the form is saved. */
export function SizeRow({ row, place, of, take }: SizeRowProps) {
  const { current, sizeFaults } = useEditor()
  const { key, isGone } = row
  const prefix = sizePrefix(key)
  const name = callSize(row, current)
  const faults = sizeFaults[key] ?? {}
  const button = (
    act: SizeStep['act'],
    button: Partial<React.ComponentProps<typeof SizeStepButton>>,
  ) => <SizeStepButton {...button} id={prefix + act} step={{ act, key }} take={take} />
  return (
    <li>
      <input type="hidden" name="size" value={key} />
      <input type="hidden" name={`${prefix}number`} value={row.number} />
      {isGone && <input type="hidden" name={`${prefix}gone`} value="yes" />}
      {isGone && (
        <p className="size-removed">
          <span role="status">{name} removed</span>
          {button('bring-back', {
            className: 'more',
            'aria-label': `Undo: bring ${name} back`,
            children: (
              <>
                <Icon name="undo" />
                Undo
              </>
            ),
          })}
        </p>
      )}
      <div className="size-row" role="group" aria-label={name} hidden={isGone}>
        {/* At an end both buttons stay, so that the focus does. */}
        <span className="size-order">
          {button('up', {
            className: 'tap',
            'aria-disabled': place === 0 || undefined,
            'aria-label': `${name}: earlier`,
            children: <DeskIcon name="up" />,
          })}
          {button('down', {
            className: 'tap',
            'aria-disabled': place === of - 1 || undefined,
            'aria-label': `${name}: later`,
            children: <DeskIcon name="down" />,
          })}
        </span>
        <Field
          id={`${prefix}label`}
          name={`${prefix}label`}
          label="Size"
          maxLength={productFields.sizes.longest}
          defaultValue={row.label}
          autoComplete="off"
          error={faults.label}
        />
        <SizeOffer prefix={prefix} offer={row} faults={faults} />
        {button('remove', {
          className: 'tap size-gone',
          'aria-label': `Remove ${name}`,
          children: <Icon name="bin" />,
        })}
      </div>
    </li>
  )
}
