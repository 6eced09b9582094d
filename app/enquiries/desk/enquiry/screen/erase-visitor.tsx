import { Form, Link } from 'react-router'
import { useEnquiryScreen } from '#app/enquiries/desk/enquiry/enquiry-screen.ts'
import { enquiryPath, peoplePath } from '#app/paths/desk-paths.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { ChangeForm } from './change-form.tsx'

/** For the owner: the way to erasing, and once it is taken what goes, what stays, and the button. */
export function EraseVisitor() {
  const { view, notDone } = useEnquiryScreen()
  if (!view.mayErase) return null
  if (!view.erasing) {
    return (
      <div className="quiet">
        <Form method="post" action={peoplePath}>
          <input type="hidden" name="intent" value="find" />
          <input type="hidden" name="reference" value={view.reference} />
          <button type="submit" className="more">
            <Icon name="list" />
            Print what we hold of {view.firstName}
          </button>
        </Form>
        <Link className="more" to="?erase=yes" replace preventScrollReset>
          <Icon name="bin" />
          Erase on the visitor’s request
        </Link>
      </div>
    )
  }
  const { enquiries, messages, beside, shared } = view.erasing
  const refused = notDone?.intent === 'erase' ? notDone.problem : undefined
  return (
    <section className="erase" aria-labelledby="erase">
      <h2 id="erase">Erase on the visitor’s request</h2>
      <h3>This goes now</h3>
      <ul>
        <li>
          {count(enquiries, 'enquiry', 'enquiries')} of this number or address: name, number,
          e-mail, address, message, notes about products
        </li>
        <li>Notes and next steps that staff wrote about them</li>
        <li>{count(messages, 'message', 'messages')}: what they say and to whom</li>
        {beside.map((goes) => (
          <li key={goes}>{goes}</li>
        ))}
      </ul>
      <h3>This stays</h3>
      <ul>
        <li>Reference, date, products and quantities, so that counts stay true</li>
        <li>What was done and when, without words</li>
        <li>Backups made before today, until they are replaced</li>
        {shared.length > 0 && (
          <li>What other numbers sent with the same address: {shared.join(', ')}</li>
        )}
      </ul>
      <ChangeForm intent="erase" className="form">
        <label className="tick">
          <input type="checkbox" name="asked" value="yes" required />
          {view.name} asked for it, and I am sure who asked
        </label>
        {refused && (
          <p className="err" role="alert">
            {refused}
          </p>
        )}
        <button type="submit" className="btn">
          Erase for good
        </button>
        <Link className="more" to={enquiryPath(view.reference)} replace preventScrollReset>
          Keep it
        </Link>
      </ChangeForm>
    </section>
  )
}

function count(number: number, one: string, many: string) {
  return `${number} ${number === 1 ? one : many}`
}
