import { browserQueue } from '#app/ui/forms/browser-queue.ts'
import type { WaitingChange } from './waiting-change.ts'

/** The changes that this browser holds, whoever wrote them, by their id. */
export const {
  list: listChanges,
  add: addChange,
  change: changeWaitingChange,
  changeEach: changeEachChange,
  onChange: onChangesChange,
} = browserQueue<WaitingChange>({ database: 'desk', store: 'changes', idOf: ({ id }) => id })
