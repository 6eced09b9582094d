interface EnquireLinkProps {
  children: string
  /** What the enquiry is about, where the link stands beside one thing. */
  product?: { id: number; name: string }
  kind?: 'solid' | 'line' | 'lamp'
}

const classes = { solid: 'btn', line: 'btn btn-line', lamp: 'btn btn-lamp' }

/**
 * Opens the enquiry dialog, or without JavaScript the page with the same form. The product goes
 * with it and into the link's accessible name.
 */
export function EnquireLink({ children, product, kind = 'solid' }: EnquireLinkProps) {
  return (
    <a
      className={classes[kind]}
      href={product ? `/product/enquiryForm?product=${product.id}` : '/product/enquiryForm'}
      data-wakes="enquiry-dialog"
      aria-label={product && `${children}: ${product.name}`}
    >
      {children}
    </a>
  )
}
