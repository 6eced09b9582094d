import { Form, Link } from 'react-router'
import { useEnquiryScreen } from '#app/enquiries/desk/enquiry/enquiry-screen.ts'
import { EraseFields, ErasePerson } from '#app/enquiries/desk/people/erase-person.tsx'
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
  return (
    <ErasePerson erasing={view.erasing}>
      <ChangeForm intent="erase" className="form">
        <EraseFields
          who={view.name}
          problem={notDone?.intent === 'erase' ? notDone.problem : undefined}
        />
        <Link className="more" to={enquiryPath(view.reference)} replace preventScrollReset>
          Keep it
        </Link>
      </ChangeForm>
    </ErasePerson>
  )
}
