import { useEffect, useState } from 'react'
import { calledName } from '#app/catalogue/called-name.ts'
import { readSize } from '#app/catalogue/sizes/size-number.ts'
import {
  type Change,
  isSameThing,
  type ListEntry,
  mostThings,
  type Thing,
  toThing,
} from '#app/my-list/list.ts'
import { readListCookie } from '#app/my-list/list-cookie.ts'
import { type ListRow, rowNames, toThings } from '#app/my-list/list-row.ts'
import { Toasts, useToasts } from '#app/ui/dialogs/toasts.tsx'
import { keepsCookies } from '#app/ui/forms/keeps-cookies.ts'
import { useLanguage } from '#languages/use-language.ts'
import { addingWords } from './adding.words.ts'
import { sendChange } from './change-queue.ts'
import { ListDrawer } from './list-drawer.tsx'
import { stepQuantity } from './step-quantity.ts'
import { useQuantitySteps } from './use-quantity-steps.ts'

/** The list beside a product's page, and what was just added to it. */
interface Opening {
  opener: HTMLElement
  said: string
  rows: ListRow[]
}

/**
 * Adds to the list from anywhere without leaving: a card's button is pressed in and out, a product
 * page's opens the list beside the page.
 */
export default function ListAdder() {
  const language = useLanguage()
  const words = addingWords[language]
  const [opening, setOpening] = useState<Opening>()
  const [said, say] = useState('')
  const { toasts, show, dismiss } = useToasts()
  const chosen = useQuantitySteps(say)

  useEffect(() => {
    async function change(button: HTMLButtonElement, form: HTMLFormElement) {
      const id = Number(button.value)
      // A card is on the list in whichever sizes: pressed out, it takes all of them off.
      const listed = readListCookie(document.cookie).filter((entry) => entry.id === id)
      const quantity = form.elements.namedItem('quantity')
      const fromPage = quantity instanceof HTMLInputElement
      const thing = toThing(id, readSize(new FormData(form).get('size')))
      // A page that is the same for everybody says 1, which nobody chose.
      const isTyped = fromPage && (quantity.value !== quantity.defaultValue || chosen.has(quantity))
      const changes: Change[] = fromPage
        ? [fromField(listed, { ...thing, quantity: stepQuantity(quantity, 0) }, isTyped)]
        : listed.length > 0
          ? listed.map((entry) => ({ do: 'remove', ...toThing(id, entry.size) }))
          : [{ do: 'add', id }]
      button.setAttribute('aria-busy', 'true')
      const names = { name: nameOn(button), sizeLabel: sizeOn(form) }
      const lists = await Promise.all(changes.map((change) => sendChange(change, names)))
      const [change, rows] = [changes.at(-1), lists.at(-1)]
      button.removeAttribute('aria-busy')
      const fails = (text: string) => show({ kind: 'bad', title: words.myList, text })
      if (!change || !rows) return fails(words.failed)
      const row = rows.find((shown) => isSameThing(shown, change))
      if (!row && change.do === 'add') {
        return fails(rows.length < mostThings ? words.noLongerSold : words.full(mostThings))
      }
      const said = row ? calledName(rowNames(row, language)) : (names.name ?? words.unnamed)
      const done = row ? words.isOn(said) : words.isOff(said)
      say(done + words.count(toThings(rows.length, language)))
      if (fromPage && row) {
        setOpening({ opener: button, said: words.isOn(said), rows })
      }
    }

    function onSubmit(event: SubmitEvent) {
      const { target, submitter } = event
      if (!(target instanceof HTMLFormElement && submitter instanceof HTMLButtonElement)) return
      if (target.dataset.wakes !== 'list-adder' || submitter.name !== 'add') return
      event.preventDefault()
      if (!keepsCookies()) {
        return show({ kind: 'bad', title: words.myList, text: words.noCookies })
      }
      if (submitter.getAttribute('aria-busy') !== 'true') void change(submitter, target)
    }

    document.addEventListener('submit', onSubmit)
    return () => document.removeEventListener('submit', onSubmit)
  }, [show, words, language, chosen])

  async function takeOff({ id, size }: Thing) {
    const thing = toThing(id, size)
    const rows = await sendChange({ do: 'remove', ...thing })
    setOpening((open) => {
      const row = open?.rows.find((listed) => isSameThing(listed, thing))
      if (!open || !row) return open
      return rows
        ? { ...open, rows, said: words.isOff(calledName(rowNames(row, language))) }
        : { ...open, said: words.failed }
    })
  }

  return (
    <>
      <p className="vh" role="status">
        {said}
      </p>
      {opening && (
        <ListDrawer {...opening} onRemove={takeOff} onClose={() => setOpening(undefined)} />
      )}
      <Toasts toasts={toasts} onDismiss={dismiss} />
    </>
  )
}

/** A quantity that nobody chose makes none smaller that is on the list. */
function fromField(listed: readonly ListEntry[], entry: ListEntry, isTyped: boolean): Change {
  const isOn = listed.some((known) => isSameThing(known, entry))
  return { do: isOn && isTyped ? 'set' : 'add', ...entry }
}

/** The name of the product that a button adds: in its words on a card, in the heading of a page. */
function nameOn(button: HTMLElement) {
  const [, name] = /: (.*)/.exec(button.textContent ?? '') ?? []
  return name ?? document.querySelector('h1')?.firstChild?.textContent ?? undefined
}

/** What the size is called that is chosen in a form, or the only one that it has. */
function sizeOn(form: HTMLFormElement) {
  const label = form.querySelector('[name=size]:checked + label .size-name, .one-size > b')
  return label?.textContent ?? undefined
}
