import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { productEditPath } from '#app/paths/desk-paths.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { useListChanges } from './list-changes.ts'
import type { ShownListRow } from './shown-list.ts'

/** Whoever goes through the choices by keys has stopped after so many ms. */
const settledMs = 700

/**
 * Whether a product can be had, and for how much, changed where it stands: a choice saves soon after it is
 * made, a price when its field is left; without JavaScript a button saves both.
 */
export function RowOffer({ row }: { row: ShownListRow }) {
  const { action, setOffer, fault, choices } = useListChanges()
  const { id, name, offer } = row
  const isUsual = choices.some(({ value }) => value === offer.had)
  const stands = { value: offer.had, label: row.toBeHad || 'Not said' }
  const refused = fault?.id === id ? fault : undefined
  const [typed, setTyped] = useState<Partial<{ had: string; price: string }>>({})
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const had = typed.had ?? refused?.had ?? offer.had
  const price = typed.price ?? refused?.price ?? offer.price
  const save = (said: typeof typed) => {
    clearTimeout(waiting.current)
    setTyped({})
    const now = { had: said.had ?? offer.had, price: said.price ?? refused?.price ?? offer.price }
    if (now.had !== offer.had || now.price !== offer.price) setOffer(row, now)
  }
  useEffect(() => () => clearTimeout(waiting.current), [])
  const unsent =
    price !== offer.price
      ? `the price of ${name}`
      : had !== offer.had
        ? `whether ${name} can be had`
        : undefined
  return (
    <form
      className="stock-offer"
      method="post"
      action={action}
      data-unsent={unsent}
      onSubmit={(event) => {
        event.preventDefault()
        save(typed)
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) save(typed)
      }}
    >
      <input type="hidden" name="intent" value="offer" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="wasHad" value={offer.had} />
      <span className="field stock-had">
        <label className="vh" htmlFor={`had-${id}`}>
          To be had: {name}
        </label>
        <select
          id={`had-${id}`}
          name="had"
          value={had}
          aria-describedby={refused?.had ? `offer-fault-${id}` : undefined}
          onChange={({ target }) => {
            const said = { ...typed, had: target.value }
            setTyped(said)
            clearTimeout(waiting.current)
            waiting.current = setTimeout(() => save(said), settledMs)
          }}
        >
          {(isUsual ? choices : [stands, ...choices]).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </span>
      {price === undefined ? (
        <Link className="stock-price more" to={`${productEditPath(id)}#h-sizes`}>
          {row.price || 'No price'}
          <span className="vh">: sizes and prices of {name}</span>
        </Link>
      ) : (
        <span className={refused ? 'field bad stock-price' : 'field stock-price'}>
          <label htmlFor={`price-${id}`}>
            Rs<span className="vh"> {name}</span>
          </label>
          <input
            id={`price-${id}`}
            name="price"
            value={price}
            inputMode="decimal"
            autoComplete="off"
            maxLength={30}
            placeholder="none"
            aria-invalid={refused ? true : undefined}
            aria-describedby={refused ? `offer-fault-${id}` : undefined}
            onChange={({ target }) => setTyped({ ...typed, price: target.value })}
          />
          <input type="hidden" name="wasPrice" value={offer.price} />
        </span>
      )}
      <button type="submit" className="btn btn-line">
        Save<span className="vh"> {name}</span>
      </button>
      {refused && (
        <p className="err" id={`offer-fault-${id}`} role="alert">
          <Icon name="alert" />
          {refused.words}
        </p>
      )}
      {refused?.had && (
        <button
          type="submit"
          name="all"
          value="yes"
          className="btn btn-line stock-all"
          onClick={(event) => {
            event.preventDefault()
            clearTimeout(waiting.current)
            setTyped({})
            setOffer(row, { had, price: offer.price }, true)
          }}
        >
          Set all sizes<span className="vh"> of {name}</span>
        </button>
      )}
    </form>
  )
}
