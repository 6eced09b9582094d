import { calledName } from '#app/catalogue/called-name.ts'
import { ProductName } from '#app/catalogue/cards/product-name.tsx'
import { Thumb } from '#app/catalogue/cards/thumb.tsx'
import { noteLength } from '#app/enquiries/enquiry.ts'
import { QuantityField } from '#app/my-list/adding/quantity-field.tsx'
import { nameThing } from '#app/my-list/list.ts'
import { type ListRow, type RemovedRow, rowNames } from '#app/my-list/list-row.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { useLanguage, usePath } from '#languages/use-language.ts'
import { ItemSize, ItemSum } from './item-size.tsx'
import { myListWords } from './my-list.words.ts'

interface ListItemProps {
  row: ListRow
  /** What was written about it; then its field is open. */
  note: string | undefined
}

/** A thing on the list: picture, name, quantity, bin, and a note. Its buttons post without JavaScript. */
export function ListItem({ row, note }: ListItemProps) {
  const { quantity, address, thumb } = row
  const thing = nameThing(row)
  const language = useLanguage()
  const name = calledName(rowNames(row, language))
  const words = myListWords[language]
  const path = usePath()
  return (
    <li className={row.sizes ? 'item sized-item' : 'item'} data-item={thing}>
      {address ? (
        <a href={path(address)} tabIndex={-1} aria-hidden="true">
          <Thumb thumb={thumb} width={88} />
        </a>
      ) : (
        <Thumb thumb={thumb} width={88} />
      )}
      <div className="item-in">
        <h2>
          {address ? (
            <a href={path(address)}>
              <ProductName product={row} />
            </a>
          ) : (
            <ProductName product={row} />
          )}
        </h2>
        <ItemSum row={row} />
        <ItemSize row={row} />
        <div className="item-do">
          <QuantityField
            id={`quantity-${thing}`}
            field={`quantity-${thing}`}
            name={name}
            quantity={quantity}
            thing={thing}
          />
          <button type="submit" name="do" value={`remove ${thing}`} className="icon-btn">
            <Icon name="bin" />
            <span className="vh">{words.takeOff(name)}</span>
          </button>
        </div>
        <details className={note ? 'item-note noted' : 'item-note'} open={Boolean(note)}>
          <summary>
            <Icon name="note" />
            {words.addNote}
            <span className="vh">: {name}</span>
          </summary>
          <div className="field">
            <label className="vh" htmlFor={`note-${thing}`}>
              {words.noteFor(name)}
            </label>
            <input
              id={`note-${thing}`}
              name={`note-${thing}`}
              maxLength={noteLength}
              autoComplete="off"
              placeholder={words.notePlaceholder}
              defaultValue={note}
            />
          </div>
        </details>
      </div>
    </li>
  )
}

interface RemovedItemProps {
  row: RemovedRow
  note: string | undefined
}

/** What was just taken off the list, until the next change. */
export function RemovedItem({ row, note }: RemovedItemProps) {
  const { quantity, place } = row
  const thing = nameThing(row)
  const language = useLanguage()
  const words = myListWords[language]
  return (
    <li>
      <div className="gone" role="status">
        <span>{words.isOff(calledName(rowNames(row, language)))}</span>
        <button
          type="submit"
          name="do"
          value={`put-back ${thing} ${quantity} ${place}`}
          className="more"
        >
          <Icon name="undo" />
          {words.putBack}
        </button>
      </div>
      {note && <input type="hidden" name={`note-${thing}`} value={note} />}
    </li>
  )
}
