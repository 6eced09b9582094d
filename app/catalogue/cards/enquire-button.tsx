import { bothNames, calledName } from '#app/catalogue/called-name.ts'
import { enquiryFormPath } from '#app/paths/shop-paths.ts'
import { usePath } from '#languages/use-language.ts'
import type { AskedProduct } from './enquire-link.tsx'

/**
 * Asks about a product from the form that it stands in: opens the enquiry dialog, or without JavaScript
 * the page with the same form, with what was chosen in the address.
 */
export function EnquireButton({
  children,
  product,
  quantityFrom,
  isSecond = false,
}: {
  children: string
  product: AskedProduct
  /** The id of the field that says how many. */
  quantityFrom: string
  /** Something else is what the form asks for first. */
  isSecond?: boolean
}) {
  const path = usePath()
  return (
    <button
      type="submit"
      className={isSecond ? 'btn btn-line' : 'btn'}
      formMethod="get"
      formAction={path(enquiryFormPath)}
      name="product"
      value={product.id}
      data-wakes="enquiry-dialog"
      data-quantity={quantityFrom}
      data-sized=""
      data-name={bothNames(product)}
      aria-label={`${children}: ${calledName(product)}`}
    >
      {children}
    </button>
  )
}
