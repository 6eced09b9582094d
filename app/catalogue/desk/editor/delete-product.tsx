import { Form } from 'react-router'
import type { InQuotes } from '#app/catalogue/store/deleting/count-in-quotes.server.ts'
import { counted } from '#languages/counted.ts'

/**
 * Takes the product out of the shop and the desk; asks only where it stands in quotes, because for
 * 30 days it can be brought back. An ordinary post, so that the browser asks first about what is typed and not saved.
 */
export function DeleteProduct({ name }: { name: string }) {
  return (
    <section className="delete-product" aria-labelledby="h-delete">
      <h2 id="h-delete">Delete</h2>
      <p className="note">
        Gone from the shop and from the desk’s list. For 30 days it can be brought back, with its
        picture and all that is known of it.
      </p>
      <Form method="post" reloadDocument>
        <button type="submit" name="intent" value="delete" className="btn btn-line">
          Delete {name}
        </button>
      </Form>
    </section>
  )
}

interface NotDeletedProps {
  id: number
  version: number
  /** It is hidden already. */
  hidden: boolean
}

/** Why the product can't be deleted, with what can be done instead. */
export function NotDeleted({ id, version, hidden }: NotDeletedProps) {
  return (
    <div className="notice" role="alert">
      <p>
        <b>It is not deleted: an enquiry names it.</b>{' '}
        {hidden
          ? 'It is hidden already: visitors don’t see it.'
          : 'It can be hidden instead: then visitors don’t see it, and the enquiry still leads to it.'}
      </p>
      {!hidden && (
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="version" value={version} />
          <button type="submit" name="intent" value="hide" className="btn btn-line">
            Hide it
          </button>
        </Form>
      )}
    </div>
  )
}

/** Asks whether quotes that are not answered yet may go on without the product. */
export function StandsInQuotes({ name, drafts, open }: InQuotes & { name: string }) {
  const places = [
    drafts > 0 && counted(drafts, 'draft of a quote', 'drafts of quotes'),
    open > 0 && counted(open, 'open quote'),
  ]
  return (
    <div className="notice" role="alert">
      <p>
        <b>It is not deleted yet: it stands in {places.filter(Boolean).join(' and in ')}.</b> They
        keep its name and its price.
      </p>
      <Form method="post" reloadDocument>
        <input type="hidden" name="sure" value="yes" />
        <button type="submit" name="intent" value="delete" className="btn btn-line">
          Delete {name} all the same
        </button>
      </Form>
    </div>
  )
}
