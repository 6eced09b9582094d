import { DeskIcon } from '#app/desk/parts/desk-icon.tsx'
import { Thumb } from '#app/desk/shell/thumbs.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import type { ShownDraftLine } from './draft-view.ts'

interface LineFieldsProps {
  line: ShownDraftLine
  /** From 1. */
  at: number
  /** Whether each line has its own rate of tax. */
  taxed: boolean
  /** What is wrong with it, by the field's name. */
  faults: Readonly<Record<string, string>>
}

/** One line of a draft: what it is, how many, what one costs; or that it was taken out. */
export function LineFields({ line, at, taxed, faults }: LineFieldsProps) {
  if (line.removed) return <RemovedLine line={line} at={at} />
  const { name, room, amount, notes } = line
  const wrong = ['what', 'qty', 'each', 'rate'].flatMap((field) => faults[`${field}-${at}`] ?? [])
  const invalid = (field: string) =>
    faults[`${field}-${at}`]
      ? { 'aria-invalid': true as const, 'aria-describedby': `line-${at}-wrong` }
      : {}
  return (
    <li className="quote-line">
      <HiddenFields line={line} at={at} />
      {line.product === undefined ? (
        <span className="rm quote-free">
          <DeskIcon name="pencil" />
        </span>
      ) : (
        <Thumb room={room} width={48} />
      )}
      <div className="quote-what">
        <WhatFields line={line} at={at} invalid={invalid('what')} />
        {notes.map((note) => (
          <small key={note}>{note}</small>
        ))}
      </div>
      <div className="stepper" role="group" aria-label={`Quantity, ${name}`}>
        <button type="submit" name="intent" value={`less:${at}`} aria-label={`One less, ${name}`}>
          <DeskIcon name="minus" />
        </button>
        <label className="vh" htmlFor={`qty-${at}`}>
          Quantity, {name}
        </label>
        <input
          id={`qty-${at}`}
          name={`qty-${at}`}
          defaultValue={line.quantity}
          inputMode="numeric"
          maxLength={9}
          autoComplete="off"
          {...invalid('qty')}
        />
        <button type="submit" name="intent" value={`more:${at}`} aria-label={`One more, ${name}`}>
          <DeskIcon name="plus" />
        </button>
      </div>
      <div className="draft-each">
        <label htmlFor={`each-${at}`}>
          Rs <span className="vh">for one {name}</span>
        </label>
        <input
          // Another size has another price.
          key={line.size}
          id={`each-${at}`}
          name={`each-${at}`}
          defaultValue={line.price}
          inputMode="decimal"
          maxLength={14}
          autoComplete="off"
          {...invalid('each')}
        />
        <span aria-hidden="true">each</span>
      </div>
      <span className="quote-sum">{amount ?? '–'}</span>
      <button
        type="submit"
        className="tap quote-gone"
        name="intent"
        value={`remove:${at}`}
        aria-label={`Remove ${name}`}
      >
        <Icon name="bin" />
      </button>
      {taxed ? (
        <p className="quote-rate">
          <label htmlFor={`rate-${at}`}>
            Tax % <span className="vh">of {name}</span>
          </label>
          <input
            id={`rate-${at}`}
            name={`rate-${at}`}
            defaultValue={line.taxRate}
            inputMode="decimal"
            maxLength={6}
            autoComplete="off"
            {...invalid('rate')}
          />
        </p>
      ) : (
        <input type="hidden" name={`rate-${at}`} value={line.taxRate} />
      )}
      {wrong.length > 0 && (
        <p className="err" id={`line-${at}-wrong`}>
          <Icon name="alert" />
          <span>{wrong.join(' ')}</span>
        </p>
      )}
    </li>
  )
}

interface WhatFieldsProps {
  line: ShownDraftLine
  at: number
  invalid: object
}

/** The words of an own line; the name of a product with its sizes, of which one is chosen. */
function WhatFields({ line: { product, name, what, size, sizes }, at, invalid }: WhatFieldsProps) {
  if (product === undefined) {
    return (
      <>
        <label className="vh" htmlFor={`what-${at}`}>
          What, line {at}
        </label>
        <textarea
          id={`what-${at}`}
          name={`what-${at}`}
          rows={1}
          maxLength={120}
          defaultValue={what}
          placeholder="What it is"
          {...invalid}
        />
      </>
    )
  }
  return (
    <>
      <b>{name}</b>
      {sizes.length > 0 && (
        <>
          <label className="vh" htmlFor={`size-${at}`}>
            Size, {name}
          </label>
          <select id={`size-${at}`} name={`size-${at}`} defaultValue={size ?? ''}>
            {size === undefined && <option value="">No size chosen</option>}
            {sizes.map(({ number, label }) => (
              <option key={number} value={number}>
                {label}
              </option>
            ))}
          </select>
        </>
      )}
    </>
  )
}

/** What a line carries that is not typed. */
function HiddenFields({
  line: { product, what, size, sizes, priceSeen },
  at,
}: Omit<LineFieldsProps, 'faults' | 'taxed'>) {
  if (product === undefined) return null
  return (
    <>
      <input type="hidden" name={`product-${at}`} value={product} />
      <input type="hidden" name={`what-${at}`} value={what} />
      {sizes.length === 0 && size !== undefined && (
        <input type="hidden" name={`size-${at}`} value={size} />
      )}
      {priceSeen !== undefined && <input type="hidden" name={`seen-${at}`} value={priceSeen} />}
    </>
  )
}

function RemovedLine({ line, at }: Pick<LineFieldsProps, 'line' | 'at'>) {
  const { name, what, product, size, quantity, price, taxRate, priceSeen } = line
  const kept = { what, product, size, qty: quantity, each: price, rate: taxRate, seen: priceSeen }
  return (
    <li className="quote-removed">
      {Object.entries(kept).map(([field, value]) =>
        value === undefined ? null : (
          <input key={field} type="hidden" name={`${field}-${at}`} value={value} />
        ),
      )}
      <input type="hidden" name={`removed-${at}`} value="yes" />
      <span>{name} removed.</span>
      <button type="submit" className="more" name="intent" value={`restore:${at}`}>
        Undo
        <span className="vh">: bring back {name}</span>
      </button>
    </li>
  )
}
