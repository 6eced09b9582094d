import { typedId } from '#app/desk/kept/typed-forms.ts'
import { endsSending } from '#app/desk/waiting/change-rules.ts'
import { tryPostJson } from '#app/desk/waiting/try-post-json.ts'
import { keepDraftPath } from '#app/paths/quote-paths.ts'
import { asOnly } from '#app/ui/forms/keep-sending.ts'
import type { KeptAnswer } from './draft-view.ts'
import { type TypedDraft, typedDrafts } from './typed-draft.ts'

/** Under which name the browser wakes the desk's worker when there is a network again. */
export const draftsTag = 'send-drafts'

/**
 * Sends what was typed and is not stored yet: of one person, or in the worker of whoever is signed in. Gives
 * whether some of it still waits for a network; undefined where a page or the worker is sending already.
 * `answered` is called at each answer, before what it changes is told.
 */
export function sendTyped(
  staffId?: number,
  answered?: (status: number) => void,
): Promise<boolean | undefined> {
  return asOnly('desk drafts', () => sendAll(staffId, answered))
}

async function sendAll(
  staffId: number | undefined,
  answered: ((status: number) => void) | undefined,
): Promise<boolean> {
  // What is typed meanwhile goes too.
  for (const tried = new Map<string, number>(); ; ) {
    const all = await typedDrafts.list()
    const next = all.find(
      (held) =>
        held.waits &&
        !held.conflict &&
        !held.gone &&
        tried.get(typedId(held)) !== held.count &&
        (staffId === undefined || held.staffId === staffId),
    )
    if (!next) return false
    tried.set(typedId(next), next.count)
    const { staffId: whose, view, version, page, count, fields } = next
    const form = { ...fields, version: String(version), page, count: String(count) }
    const sent = { staffId: whose, id: view.id, form }
    const reply = await tryPostJson(keepDraftPath, sent)
    if (!reply) return true
    const { status } = reply
    answered?.(status)
    // Whoever typed it signs in again, or asks later: it stays.
    if (endsSending(status)) return false
    const body = (reply.body ?? {}) as KeptAnswer
    if (status === 403) continue
    await typedDrafts.change(typedId(next), (held) => afterReply(held, next, body))
  }
}

/** What is held of a draft once the site has answered to what was sent of it. */
function afterReply(held: TypedDraft, sent: TypedDraft, body: KeptAnswer): TypedDraft {
  const { conflict, view } = body
  if (conflict) return { ...held, conflict, version: conflict.version }
  if (!view) return { ...held, gone: true }
  if (held.count === sent.count) return { ...held, version: view.version, view, waits: false }
  // More was typed meanwhile: of what is stored only the sums are shown.
  const { sums, kept, version } = view
  return { ...held, version, view: { ...held.view, sums, kept } }
}
