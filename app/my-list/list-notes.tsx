import { useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { mostThings } from './list.ts'
import { encodeList } from './list-cookie.ts'
import { type ListRow, toThings } from './list-row.ts'

/** What stands under the list: that it is kept, whether it is full, how to go on, how to share it. */
export function ListNotes({ rows, gone }: { rows: ListRow[]; gone: number }) {
  const [said, say] = useState('')
  const address = `/my-list?list=${encodeList(rows)}`

  async function share(event: React.MouseEvent) {
    const url = location.origin + address
    event.preventDefault()
    try {
      if (navigator.share) await navigator.share({ title: document.title, url })
      else {
        await navigator.clipboard.writeText(url)
        say('The address of this list is copied.')
      }
    } catch (error) {
      // Somebody who thought better of it stays here.
      if (!(error instanceof DOMException && error.name === 'AbortError')) location.assign(address)
    }
  }

  return (
    <>
      {gone > 0 && (
        <p className="note kept">
          {toThings(gone)} {gone === 1 ? 'is' : 'are'} no longer sold, and off your list.
        </p>
      )}
      {rows.length >= mostThings && (
        <p className="note kept" role="status">
          {mostThings} things are as many as one list holds. Send it, then begin another.
        </p>
      )}
      {rows.length > 0 && (
        <p className="note kept">
          <Icon name="check" />
          Kept here until you send it.
        </p>
      )}
      <p className="ml-more">
        <a className="more" href="/finder">
          <Icon name="plus" />
          Add more plants
        </a>
        {rows.length > 0 && (
          <a className="more" href={address} onClick={share} rel="nofollow">
            <Icon name="share" />
            Share this list
          </a>
        )}
      </p>
      <p className="note" role="status">
        {said}
      </p>
    </>
  )
}
