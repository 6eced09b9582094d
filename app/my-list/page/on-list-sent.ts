import { listWaiting, onWaitingChange } from '#app/enquiries/waiting/waiting-store.ts'
import { keepRows, readKeptList } from '#app/my-list/kept-rows.ts'
import { listKind } from '#app/my-list/list-kind.ts'
import type { ListRow } from '#app/my-list/list-row.ts'

/**
 * Calls `hear` whenever a list that waited for a network has been sent, by this page, another one or the
 * worker, with what the site has left on it. Gives what ends that.
 */
export function onListSent(hear: (left: readonly ListRow[]) => void): () => void {
  const sentLists = async () =>
    (await listWaiting().catch(() => []))
      .filter(({ url, state }) => url === listKind.url && state === 'sent')
      .map(({ submissionId }) => submissionId)
  const known = sentLists()
  return onWaitingChange(async () => {
    const before = await known
    const added = (await sentLists()).filter((id) => !before.includes(id))
    if (added.length === 0) return
    before.push(...added)
    const left = readKeptList()
    keepRows(left)
    // The header shows how many there are.
    dispatchEvent(new Event('my-list'))
    hear(left)
  })
}
