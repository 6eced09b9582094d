import type { SizeRowFaults } from '#app/catalogue/desk/editor/draft/edited-product.ts'
import type { SizeOffer as Offer } from '#app/catalogue/desk/editor/draft/size-draft.ts'
import { months } from '#app/catalogue/facts/facts.ts'
import { Field } from '#app/ui/forms/field.tsx'

const availabilities = [
  { value: '', label: 'Not said' },
  { value: 'available', label: 'Available' },
  { value: 'to-order', label: 'To order' },
  { value: 'away', label: 'Not now' },
  ...months.map((month) => ({ value: month, label: `Back in ${month}` })),
  { value: 'ask', label: 'Ask us' },
]

interface SizeOfferProps {
  /** What the names of its fields begin with. */
  prefix: string
  offer: Offer
  faults: SizeRowFaults
}

/** The price of a size and whether it can be had. */
export function SizeOffer({ prefix, offer, faults }: SizeOfferProps) {
  const of = (part: keyof Offer) => ({
    id: prefix + part,
    name: prefix + part,
    defaultValue: offer[part],
    autoComplete: 'off',
  })
  return (
    <>
      <div className="size-price">
        <Field
          {...of('price')}
          label="Price, Rs"
          inputMode="decimal"
          maxLength={30}
          placeholder="Ask us"
          required={false}
          error={faults.price}
        />
      </div>
      <div className="size-has">
        <Field
          {...of('availability')}
          label="To be had"
          options={availabilities}
          required={false}
        />
        <Field
          {...of('days')}
          label="In days"
          inputMode="numeric"
          maxLength={5}
          required={false}
          error={faults.availability}
        />
      </div>
    </>
  )
}
