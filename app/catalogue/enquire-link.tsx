import { usePath } from '#app/languages/use-language.ts'

interface EnquireLinkProps {
  children: string
  /** What the enquiry is about, where the link stands beside one thing. */
  product?: { id: number; name: string }
  kind?: 'solid' | 'line' | 'lamp' | 'text'
  /** What of the product is asked about. */
  about?: string
  /** What the visitor might write, as a beginning. */
  message?: string
  /** The id of a field that says how many. */
  quantityFrom?: string
}

const classes = { solid: 'btn', line: 'btn btn-line', lamp: 'btn btn-lamp', text: undefined }

/**
 * Opens the enquiry dialog, or without JavaScript the page with the same form. The product goes
 * with it and into the link's accessible name.
 */
export function EnquireLink({
  children,
  product,
  kind = 'solid',
  about,
  message,
  quantityFrom,
}: EnquireLinkProps) {
  const path = usePath()
  const words = about ? `${children}, ${about}` : children
  return (
    <a
      className={classes[kind]}
      href={path(product ? `/product/enquiryForm?product=${product.id}` : '/product/enquiryForm')}
      data-wakes="enquiry-dialog"
      data-quantity={quantityFrom}
      data-message={message}
      aria-label={product && `${words}: ${product.name}`}
    >
      {children}
    </a>
  )
}
