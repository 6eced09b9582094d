import { useEffect, useRef, useState } from 'react'
import { calledName } from '#app/catalogue/called-name.ts'
import { Thumb } from '#app/catalogue/cards/thumb.tsx'
import { nameThing, type Thing } from '#app/my-list/list.ts'
import { type ListRow, rowNames, toPieces } from '#app/my-list/list-row.ts'
import { RowName } from '#app/my-list/row-name.tsx'
import { myListPath } from '#app/paths/shop-paths.ts'
import { Modal } from '#app/ui/dialogs/modal.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { useLanguage, usePath } from '#languages/use-language.ts'
import { addingWords } from './adding.words.ts'

interface ListDrawerProps {
  opener: HTMLElement
  /** What was just done, in a sentence. */
  said: string
  rows: readonly ListRow[]
  onRemove: (thing: Thing) => void
  onClose: () => void
}

/** The list beside the page it was added from: a drawer at the right, a sheet from below on phones. */
export function ListDrawer({ opener, said, rows, onRemove, onClose }: ListDrawerProps) {
  const language = useLanguage()
  const words = addingWords[language]
  const path = usePath()
  const title = useRef<HTMLHeadingElement>(null)
  const [openedWith] = useState(rows)
  // Read first, with what was just done: a status that comes with its words is not read out, only
  // what changes in it later, and some screen readers miss the focus that opening a dialog moves.
  useEffect(() => title.current?.focus(), [])
  // What was taken off takes its button, and the focus on it, along.
  useEffect(() => {
    const drawer = title.current?.parentElement
    if (rows && !drawer?.contains(document.activeElement)) title.current?.focus()
  }, [rows])

  return (
    <Modal className="side" labelledBy="list-drawer-title" opener={opener} onClose={onClose}>
      <div className="drawer">
        <button
          type="button"
          className="icon-btn modal-x"
          aria-label={words.close}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
        <h2
          id="list-drawer-title"
          aria-describedby={rows === openedWith ? 'list-drawer-said' : undefined}
          ref={title}
          tabIndex={-1}
        >
          {words.myList}
        </h2>
        <p className="said" id="list-drawer-said" role="status">
          <Icon name="check" />
          {said}
        </p>
        <ul>
          {rows.map((row) => (
            <li className="mini" key={nameThing(row)}>
              <Thumb thumb={row.thumb} width={56} />
              <span>
                <b>
                  <RowName row={row} />
                </b>
                <small>{toPieces(row.quantity, language)}</small>
              </span>
              <button
                type="button"
                className="icon-btn"
                aria-label={words.takeOff(calledName(rowNames(row, language)))}
                onClick={() => onRemove(row)}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
        <div className="drawer-foot">
          {rows.length > 0 && (
            <a className="btn" href={path(myListPath)}>
              {words.open}
            </a>
          )}
          <button type="button" className="btn btn-line" onClick={onClose}>
            {words.keepLooking}
          </button>
        </div>
      </div>
    </Modal>
  )
}
