import { endSessionsOf } from '#app/staff/sessions/sessions.server.ts'
import { type Cell, isTaken, judgeAll, judgeRefusal, type Matrix } from './matrix.ts'

/** Sends to every address while nothing can be stored; gives what is wrong with the refusals. */
export async function refuseAll({ send }: Matrix, cells: readonly Cell[]): Promise<string[]> {
  return judgeAll(cells, async (cell) => {
    const answer = await send(cell.writing)
    const mustRefuse = cell.writing.stored !== undefined
    return [
      mustRefuse && answer.status < 400 && `says ${answer.status} and stores nothing`,
      ...(answer.status < 400 ? [] : judgeRefusal(cell, answer)),
    ]
  })
}

/** Gives what was stored although it was refused. */
export function listStored(cells: readonly Cell[]): Promise<string[]> {
  return judgeAll(cells, async ({ writing, countStored }) => [
    writing.stored && (await countStored()) > 0 && 'is told as failed and stored',
  ])
}

/** Sends to every address, which is to store it, however long that takes. */
export function takeAll({ send }: Matrix, cells: readonly Cell[]): Promise<string[]> {
  return judgeAll(cells, async (cell) => [
    ...judgeTaken(cell, await send(cell.writing)),
    await judgeCount(cell),
  ])
}

/** As `takeAll`, as the data that a page of the desk sends, with a field that this build does not know. */
export function takeFromOtherBuild(
  { sendAsData }: Matrix,
  cells: readonly Cell[],
): Promise<string[]> {
  return judgeAll(cells, async (cell) => [
    ...judgeTaken(cell, await sendAsData(cell.writing, { 'of-another-build': 'yes' })),
    await judgeCount(cell),
  ])
}

/** Cuts each answer after its head and sends the same again, as people and phones do. */
export function sendAfterCut({ cut, send }: Matrix, cells: readonly Cell[]): Promise<string[]> {
  return judgeAll(cells, async (cell) => {
    await cut(cell.writing)
    const answer = await send(cell.writing)
    const faults = isTaken(cell, answer) ? [] : judgeRefusal(cell, answer)
    return [...faults, await judgeCount(cell)]
  })
}

/** Sends the same twice at once. */
export function sendTwice({ send }: Matrix, cells: readonly Cell[]): Promise<string[]> {
  return judgeAll(cells, async (cell) => {
    const answers = await Promise.all([send(cell.writing), send(cell.writing)])
    const refused = answers.filter((answer) => !isTaken(cell, answer))
    return [
      refused.length === 2 && cell.writing.stored && 'takes neither of two',
      ...refused.flatMap((answer) => judgeRefusal(cell, answer)),
      await judgeCount(cell),
    ]
  })
}

/** Ends each sender's session before it sends. */
export function sendSignedOut({ db, send }: Matrix, cells: readonly Cell[]): Promise<string[]> {
  const signedIn = cells.filter(({ writing: { by, removes } }) => by && !removes)
  return judgeAll(signedIn, async (cell) => {
    await endSessionsOf(db, cell.writing.by?.staffId ?? 0)
    const answer = await send(cell.writing)
    return [
      isTaken(cell, answer) && 'is taken without a session',
      ...(answer.status >= 400 ? judgeRefusal(cell, answer) : []),
      (await cell.countStored()) > 0 && 'is stored without a session',
    ]
  })
}

function judgeTaken(cell: Cell, answer: Parameters<typeof isTaken>[1]) {
  const { status, text } = answer
  if (isTaken(cell, answer) || !cell.writing.stored) return []
  return [`is refused with ${status}: ${text.slice(0, 200)}`]
}

async function judgeCount({ writing, countStored }: Cell) {
  if (!writing.stored) return undefined
  const count = await countStored()
  const isFine = count === 1 || (count > 1 && writing.repeats !== undefined)
  return !isFine && `is stored ${count} times`
}
