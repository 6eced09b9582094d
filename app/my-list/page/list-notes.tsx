import { useState } from 'react'
import { mostThings } from '#app/my-list/list.ts'
import { encodeList } from '#app/my-list/list-cookie.ts'
import { hasChoice, type ListRow, toThings } from '#app/my-list/list-row.ts'
import { finderPath, myListPath } from '#app/paths/shop-paths.ts'
import type { TaxLine } from '#app/settings/quotes/quote-settings.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { useLanguage, usePath } from '#languages/use-language.ts'
import { listSizeWords } from './list-size.words.ts'
import { ListSum } from './list-sum.tsx'
import { myListWords } from './my-list.words.ts'

interface ListNotesProps {
  rows: ListRow[]
  /** What is said of tax beside the prices. */
  tax: TaxLine
  gone: number
  goneNames: readonly string[]
}

/** What stands under the list: that it is kept, whether it is full, how to go on, how to share it. */
export function ListNotes({ rows, tax, gone, goneNames }: ListNotesProps) {
  const [said, say] = useState('')
  const language = useLanguage()
  const words = myListWords[language]
  const path = usePath()
  const address = path(`${myListPath}?list=${encodeList(rows)}`)

  async function share(event: React.MouseEvent) {
    const url = location.origin + address
    event.preventDefault()
    try {
      if (navigator.share) await navigator.share({ title: document.title, url })
      else {
        await navigator.clipboard.writeText(url)
        say(words.addressCopied)
      }
    } catch (error) {
      // Somebody who thought better of it stays here.
      if (!(error instanceof DOMException && error.name === 'AbortError')) location.assign(address)
    }
  }

  return (
    <>
      <ListSum rows={rows} tax={tax} />
      {gone > 0 && (
        <p className="note kept">
          {words.noLongerSold[gone === 1 ? 'one' : 'many'](toThings(gone, language))}
          {goneNames.length > 0 && ` (${goneNames.join(', ')})`}
        </p>
      )}
      {rows.length >= mostThings && (
        <p className="note kept" role="status">
          {words.full(mostThings)}
        </p>
      )}
      {rows.length > 0 && (
        <p className="note kept">
          <Icon name="check" />
          {words.kept}
        </p>
      )}
      <p className="ml-more">
        {rows.some(hasChoice) && (
          <noscript>
            <button type="submit" name="do" value="save" className="more">
              {listSizeWords[language].save}
            </button>
          </noscript>
        )}
        <a className="more" href={path(finderPath)}>
          <Icon name="plus" />
          {words.addMore}
        </a>
        {rows.length > 0 && (
          <a className="more" href={address} onClick={share} rel="nofollow">
            <Icon name="share" />
            {words.share}
          </a>
        )}
      </p>
      <p className="note" role="status">
        {said}
      </p>
    </>
  )
}
