import { data, redirect } from 'react-router'
import { answerSize, settleAnswer, undoAnswer } from '#app/catalogue/rounds/answer-size.server.ts'
import { endRound, findOpenRound, findRound } from '#app/catalogue/rounds/rounds.server.ts'
import { PageHead } from '#app/desk/parts/page-head.tsx'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { cataloguePath, stockRoundPath } from '#app/paths/desk-paths.ts'
import { readDeskForm } from '#app/staff/desk-form.server.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/round.route'
import { answering } from './answering.server.ts'
import { readRoundAddress, roundAddress } from './round-address.ts'
import { readRoundForm } from './round-form.server.ts'
import { RoundList } from './round-list.tsx'
import { RoundSummary } from './round-summary.tsx'
import { showRound, showRoundEnd } from './shown-round.server.ts'

export const handle = { floor: true }

export async function loader({ url, context }: Route.LoaderArgs) {
  const by = answering(requireRole(context, 'owner', 'desk', 'catalogue'))
  const { db } = context.get(appContext)
  const { ended, ...asked } = readRoundAddress(url.searchParams)
  if (ended === undefined) return { round: await showRound(db, asked, by) }
  const end = await showRoundEnd(db, ended, by)
  if (!end) throw data('There is no such round of yours.', { status: 404 })
  return { end }
}

/** Stores an answer as it is tapped, takes the last one back, ends the round, or settles what differs. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const by = answering(requireRole(context, 'owner', 'desk', 'catalogue'))
  const { staffId } = by
  const { db } = context.get(appContext)
  const form = await readDeskForm(request)
  const asked = readRoundForm(form)
  if (!asked) {
    throw data('This form was not understood. Please open the page again.', { status: 400 })
  }
  if ('fault' in asked) return data({ fault: asked.fault }, { status: 422 })
  const { ended, category, page, prices } = readRoundAddress(url.searchParams)
  const here = roundAddress({ category, page, prices })
  if (asked.intent === 'answer') {
    if (!by.fields.includes(asked.given.field)) {
      throw data('This is not yours to change. The owner can change that.', { status: 403 })
    }
    await answerSize(db, asked.given, staffId)
    return redirect(`${here}#${asked.key}`, 303)
  }
  if (asked.intent === 'settle') {
    const round = await findRound(db, ended ?? 0, staffId)
    if (round) await settleAnswer(db, { roundId: round.id, ...asked }, by)
    return redirect(roundAddress({ ended }), 303)
  }
  const round = await findOpenRound(db, { staffId, category: category ?? '' }, new Date())
  if (!round) return redirect(asked.intent === 'end' ? cataloguePath : here, 303)
  if (asked.intent === 'end') {
    await endRound(db, round.id, new Date())
    return redirect(roundAddress({ ended: round.id }), 303)
  }
  const result = await undoAnswer(db, round.id, by)
  if (result && 'changed' in result) {
    const problem = 'Somebody has changed it since: it stays as it is.'
    return data({ problem }, { status: 409 })
  }
  return redirect(here, 303)
}

/** A walk through the nursery: one row a size, three big buttons, each answer saved at once. */
export default function RoundRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { name } = useSiteFacts()
  const problem = actionData && 'problem' in actionData ? actionData.problem : undefined
  const fault = actionData && 'fault' in actionData ? actionData.fault : undefined
  const { round, end } = loaderData
  return (
    <main id="main" className="page round">
      <title>{`Stock round | Desk, ${name}`}</title>
      <PageHead
        title={end ? 'The round is ended' : 'Stock round'}
        back={
          end
            ? { to: stockRoundPath, label: 'Stock round' }
            : { to: cataloguePath, label: 'Catalogue' }
        }
      />
      {problem && (
        <div className="notice" role="alert">
          <p>{problem}</p>
        </div>
      )}
      {end ? (
        <RoundSummary end={end} />
      ) : (
        round && <RoundList key={round.category} round={round} fault={fault} />
      )}
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="The stock round" />
}
