import { useEffect, useState } from 'react'
import { type EnquiryField, type EnquiryValues, noValues } from '#app/enquiries/enquiry.ts'
import type { Errors } from '#app/enquiries/enquiry-rules.ts'
import { EnquiryFields } from '#app/enquiries/form/enquiry-fields.tsx'
import { enquiryFormWords } from '#app/enquiries/form/enquiry-form.words.ts'
import { FormFailure, Honeypot, PrivacyLine, SpokenError } from '#app/enquiries/form/form-parts.tsx'
import { useFormSending } from '#app/enquiries/form/sending/use-form-sending.ts'
import { honeypotField } from '#app/enquiries/receiving/suspicion.ts'
import { keepNotes } from '#app/my-list/kept-notes.ts'
import { keepRows, readKeptList } from '#app/my-list/kept-rows.ts'
import { nameThing } from '#app/my-list/list.ts'
import { encodeList, readListCookie } from '#app/my-list/list-cookie.ts'
import { listKind } from '#app/my-list/list-kind.ts'
import type { ListRow, RemovedRow } from '#app/my-list/list-row.ts'
import { myListPath } from '#app/paths/shop-paths.ts'
import type { TaxLine } from '#app/settings/quotes/quote-settings.ts'
import { useLanguage, usePath, useWords } from '#languages/use-language.ts'
import { FixList } from './fix-list.tsx'
import { ListItem, RemovedItem } from './list-item.tsx'
import { ListNotes } from './list-notes.tsx'
import { ChangedSum } from './list-sum.tsx'
import { myListWords } from './my-list.words.ts'
import { typedNames, typedProducts } from './typed-list.ts'
import { useMyList } from './use-my-list.ts'

interface ListFormProps {
  rows: ListRow[]
  /** What is said of tax beside the prices. */
  tax?: TaxLine
  removed?: RemovedRow
  /** What came with a post without JavaScript. */
  notes: Record<string, string>
  /** How many things went off the list because they are no longer sold. */
  gone: number
  /** The names of those that are known. */
  goneNames: readonly string[]
  values?: EnquiryValues
  errors?: Errors<EnquiryField | 'products'>
  failure?: string
}

const idPrefix = 'list'

interface MyListProps extends ListFormProps {
  /** True where there is no network: the list is then as this browser holds it. */
  isKept?: boolean
}

/** The visitor's list: as the page brought it, or as this browser holds it. */
export default function MyList({ isKept = false, ...list }: MyListProps) {
  const { howTo } = useWords(myListWords)
  const [kept, setKept] = useState<ListRow[]>([])
  useEffect(() => {
    if (isKept) setKept(readKeptList())
  }, [])
  if (!isKept) return <ListForm {...list} />
  if (kept.length > 0) return <ListForm {...list} rows={kept} />
  return <p className="section wrap">{howTo}</p>
}

/**
 * The list's things and the form that sends it (§5). Asleep it is one form, each of whose buttons
 * posts; awake the same buttons change the page, and it is sent without leaving.
 */
function ListForm({
  rows: first,
  tax = 'none',
  removed: firstRemoved,
  notes: firstNotes,
  gone,
  goneNames,
  values = noValues,
  errors = {},
  failure,
}: ListFormProps) {
  const language = useLanguage()
  const words = myListWords[language]
  const { sending, notSent } = enquiryFormWords[language]
  const path = usePath()
  const list = useMyList(first, firstRemoved, firstNotes)
  const { rows, removed, notes, said } = list
  const firstRefusals = Object.keys(errors).length
  const [refusals, setRefusals] = useState(firstRefusals)
  const [trouble, setTrouble] = useState(failure)
  const { check, state, formProps } = useFormSending(listKind, {
    values,
    errors,
    extras: {
      get products() {
        return typedProducts(rows)
      },
      get listed() {
        return encodeList(readListCookie(document.cookie))
      },
    },
    onInvalid: () => setRefusals((count) => count + 1),
    about: () => typedNames(rows, language),
    onSent(reference) {
      keepRows(readKeptList())
      location.assign(path(`${myListPath}?reference=${reference}`))
    },
    // The notes go along with it.
    onTaken: () => keepNotes({}),
    onFailed: (reason = notSent) => setTrouble(reason),
  })

  useEffect(() => {
    // What came with the page was led to by the page itself.
    if (refusals > firstRefusals) document.getElementById(`${idPrefix}-fix`)?.focus()
  }, [refusals, firstRefusals])

  function onSubmit(event: React.SubmitEvent) {
    const button = event.nativeEvent.submitter
    const asked = button instanceof HTMLButtonElement ? button.value : 'send'
    const inRows = document.activeElement?.closest('.items')
    if (asked === 'send' || (asked === 'save' && !inRows)) {
      setTrouble(undefined)
      return formProps.onSubmit(event)
    }
    event.preventDefault()
    list.changeBy(asked)
  }

  const noteOn = (row: ListRow) => notes[nameThing(row)]
  const things = rows.map((row) => <ListItem key={nameThing(row)} row={row} note={noteOn(row)} />)
  if (removed) {
    const taken = <RemovedItem key="removed" row={removed} note={noteOn(removed)} />
    things.splice(removed.place, 0, taken)
  }
  return (
    <form
      {...formProps}
      id="my-list-form"
      className="section wrap ml"
      action={path(myListPath)}
      onSubmit={onSubmit}
      onKeyDown={list.onKeyDown}
      onBlur={(event) => {
        formProps.onBlur(event)
        list.onBlur(event)
      }}
      onInput={list.onInput}
    >
      {/* What the Enter key means in a field: without it, one fewer of the first thing. */}
      <button
        type="submit"
        name="do"
        value="save"
        className="vh"
        tabIndex={-1}
        aria-hidden="true"
      />
      <div>
        <ul className="items">{things}</ul>
        <ChangedSum rows={rows} said={said} />
        <ListNotes rows={rows} tax={tax} gone={gone} goneNames={goneNames} />
      </div>
      {rows.length > 0 && (
        <div className="form ml-form" role="group" aria-labelledby="answer-where">
          <h2 id="answer-where">{words.answerWhere}</h2>
          {refusals > 0 && (
            <FixList errors={{ ...check.errors, ...productsOf(errors) }} idPrefix={idPrefix} />
          )}
          <FormFailure words={trouble} />
          <EnquiryFields
            idPrefix={idPrefix}
            values={values}
            errors={check.errors}
            messageHint={words.messageHint}
            messageLength={state === 'asleep' ? undefined : check.values.message.length}
          />
          <SpokenError words={check.said} />
          <button
            type="submit"
            id="send-list"
            name="do"
            value="send"
            className="btn"
            aria-busy={state === 'sending' || undefined}
          >
            {state === 'sending' ? sending : words.send}
          </button>
          <PrivacyLine />
          <Honeypot id={`${idPrefix}-${honeypotField}`} />
        </div>
      )}
    </form>
  )
}

function productsOf({ products }: Errors<EnquiryField | 'products'>) {
  return products === undefined ? {} : { products }
}
