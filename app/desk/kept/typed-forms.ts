import type { PostedForm } from '#app/desk/posted-form.ts'
import { browserQueue } from '#app/ui/forms/browser-queue.ts'

/** For so long what was typed stays in a browser in which somebody else is signed in, in ms. */
const othersMs = 7 * 24 * 60 * 60 * 1000
/** For so long what is stored already may be read without network, in ms. */
const readMs = 24 * 60 * 60 * 1000

/** A form of the desk that is stored as it is typed, and what this browser holds of it. */
export interface TypedForm {
  /** The address of its page. */
  path: string
  place: number
  /** Whose it is: nobody else is shown it, and for nobody else is it sent. */
  staffId: number
  /** What its page is called. */
  title: string
  /** The open page that writes it, and how many changes it has made: an earlier one never follows a later. */
  page: string
  count: number
  /** On which version of what is stored it stands. */
  version: number
  fields: PostedForm
  /** With what its page was drawn last. */
  view: unknown
  /** Whether the site has not stored it yet. */
  waits: boolean
  /** In ms by the phone's clock. */
  typedAt: number
  /** What somebody else has stored meanwhile. */
  conflict?: unknown
  /** What it belongs to can't be written any more. */
  gone?: true
}

/** Gives the forms that this browser holds, whoever typed them. */
export function typedForms<Form extends TypedForm = TypedForm>() {
  return browserQueue<Form>({ database: 'desk-typed', store: 'forms', idOf: typedId })
}

/** Names what one page has typed into a form: two tabs of it are two writers. */
export function typedId({ path, page }: Pick<TypedForm, 'path' | 'page'>): string {
  return `${page} ${path}`
}

/** Gives what this browser still has to hold of a form, where this person is signed in. */
export function tidyForm<Form extends TypedForm>(
  form: Form,
  staffId: number,
  now: number,
): Form | undefined {
  const age = now - form.typedAt
  const isOver =
    form.staffId === staffId ? !form.waits && age > readMs : age > othersMs || !form.waits
  return isOver ? undefined : form
}
