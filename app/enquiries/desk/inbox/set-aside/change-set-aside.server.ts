import type { Done } from '#app/desk/parts/done-toast.tsx'
import { changeEnquiry } from '#app/enquiries/answering/changes/change-enquiry.server.ts'
import { discardQuarantined } from '#app/enquiries/receiving/quarantine.server.ts'
import { recordStaffEvent } from '#app/staff/events.server.ts'
import type { App } from '#server/app-context.ts'

/** An enquiry that was chosen, in the version that was looked at. */
export interface Chosen {
  reference: string
  version: number
}

/** What the form for what was set aside asks: to discard is asked twice. */
export interface SetAsideChange {
  intent: 'release' | 'discard' | 'discard-for-good'
  chosen: Chosen[]
}

const intents = ['release', 'discard', 'discard-for-good'] as const
/** A page of the inbox holds fewer; none of our forms names more. */
const mostChosen = 200
const chosenText = /^(AN-[0-9A-Z]{8})\.(\d{1,9})$/

/** Reads the form for several enquiries that were set aside; undefined for any other form. */
export function readSetAsideChange(form: FormData): SetAsideChange | undefined {
  const intent = intents.find((each) => `${each}-chosen` === form.get('intent'))
  if (!intent) return undefined
  const texts = form.has('all') ? String(form.get('shown') ?? '').split(' ') : form.getAll('chosen')
  const chosen = [...new Set(texts.map(String))].slice(0, mostChosen).flatMap((text) => {
    const [, reference, version] = chosenText.exec(text) ?? []
    return reference ? [{ reference, version: Number(version) }] : []
  })
  return { intent, chosen }
}

/**
 * Releases what was chosen, each with its e-mails, or erases what it says. What somebody changed
 * meanwhile is left as it is. Gives how many were done.
 */
export async function changeSetAside(
  app: App,
  { intent, chosen }: SetAsideChange,
  staffId: number,
  now: Date = new Date(),
): Promise<number> {
  if (intent === 'discard-for-good') {
    const references = chosen.map(({ reference }) => reference)
    return discardQuarantined(app.db, references, now, (transaction, discarded) => {
      const about = discarded.join(' ')
      return recordStaffEvent(transaction, { code: 'spam-discarded', staffId, about }, now)
    })
  }
  let released = 0
  for (const { reference, version } of chosen) {
    const author = { staffId, version }
    const outcome = await changeEnquiry(app, reference, { kind: 'release' }, author, now)
    if ('done' in outcome) released += 1
  }
  return released
}

/** Reads from an address what was done with several, for the toast; undefined when nothing was. */
export function readSetAsideDone(params: URLSearchParams): Done | undefined {
  const [released, discarded, left] = ['released', 'discarded', 'left'].map((name) => {
    const text = params.get(name) ?? ''
    return /^\d{1,3}$/.test(text) ? Number(text) : undefined
  })
  if (released === undefined && discarded === undefined) return undefined
  const isRelease = released !== undefined
  const many = released ?? discarded ?? 0
  const said = isRelease ? 'Their e-mails go out now.' : 'What they said is erased.'
  const words = [...(many > 0 ? [said] : []), ...(left ? [leftWords(left)] : [])]
  return {
    id: params.toString(),
    title: `${many} ${isRelease ? 'released' : 'discarded'}`,
    ...(words.length > 0 && { text: words.join(' ') }),
  }
}

function leftWords(left: number) {
  return left === 1
    ? 'Somebody changed 1 meanwhile: it is left as it is.'
    : `Somebody changed ${left} meanwhile: they are left as they are.`
}
