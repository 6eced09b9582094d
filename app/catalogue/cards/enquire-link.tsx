import { bothNames, calledName, type Named } from '#app/catalogue/called-name.ts'
import { type AskedFact, factQuestion } from '#app/catalogue/facts/fact-question.ts'
import { enquiryFormPath } from '#app/paths/shop-paths.ts'
import { useLanguage, usePath } from '#languages/use-language.ts'

/** What the product of an enquiry is called, and which it is. */
export interface AskedProduct extends Named {
  id: number
}

interface EnquireLinkProps {
  children: string
  /** What the enquiry is about, where the link stands beside one thing. */
  product?: AskedProduct
  kind?: 'solid' | 'line' | 'lamp' | 'text'
  /** What of the product is asked about. */
  about?: string
  /** What the visitor might write, as a beginning. */
  message?: string
  /** Which fact of it that is: the form then has the question in it. */
  fact?: AskedFact | undefined
  /** The id of a field that says how many. */
  quantityFrom?: string
  /** Whether the form has more to say of it: its sizes or a price. */
  isSized?: boolean
}

const classes = { solid: 'btn', line: 'btn btn-line', lamp: 'btn btn-lamp', text: undefined }

/**
 * Opens the enquiry dialog, or without JavaScript the page with the same form. The product goes with it,
 * by both its names; the link's accessible name, which one voice reads, has the page's own.
 */
export function EnquireLink({
  children,
  product,
  kind = 'solid',
  about,
  message,
  fact,
  quantityFrom,
  isSized = false,
}: EnquireLinkProps) {
  const path = usePath()
  const language = useLanguage()
  const words = about ? `${children}, ${about}` : children
  return (
    <a
      className={classes[kind]}
      href={path(formAddress(product?.id, fact))}
      data-wakes="enquiry-dialog"
      data-quantity={quantityFrom}
      data-sized={isSized ? '' : undefined}
      data-message={message ?? (fact && factQuestion(fact, language))}
      data-name={product && bothNames(product)}
      aria-label={product && `${words}: ${calledName(product)}`}
    >
      {children}
    </a>
  )
}

function formAddress(product: number | undefined, fact: AskedFact | undefined) {
  const path = enquiryFormPath
  if (product === undefined) return path
  return fact ? `${path}?product=${product}&about=${fact}` : `${path}?product=${product}`
}
