import { data, Link, redirect, useNavigation } from 'react-router'
import { findDoneChange } from '#app/catalogue/desk/done-change.server.ts'
import { changeProductList, readListChange } from '#app/catalogue/desk/list/change-list.server.ts'
import { type Done, DoneToast } from '#app/desk/parts/done-toast.tsx'
import { LoadingBars } from '#app/desk/parts/loading-bars.tsx'
import { PageHead } from '#app/desk/parts/page-head.tsx'
import { useLate } from '#app/desk/parts/use-late.ts'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { type Range, readRange } from '#app/insights/range.ts'
import { isSetAside } from '#app/insights/words.server.ts'
import { insightsPath } from '#app/paths/desk-paths.ts'
import { readDeskForm } from '#app/staff/desk-form.server.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import type { Database } from '#database/connection.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/insights.route'
import { changeWord, readWordChange, type WordChange } from './change-words.server.ts'
import { AnswerTimes, EnquiriesByTime, LostReasons, Outcomes } from './enquiry-charts.tsx'
import { NotCounted } from './not-counted.tsx'
import {
  MostQuoted,
  MostWaitedFor,
  QuoteOutcomes,
  QuotesByTime,
  QuoteTimes,
} from './quote-charts.tsx'
import { RangePicker } from './range-picker.tsx'
import { readInsights } from './read-insights.server.ts'
import { type QuotesView, readQuotes } from './read-quotes.server.ts'
import { Liked } from './view-charts.tsx'
import { MissedWords, ToldNames } from './words-list.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { id, role } = requireRole(context, 'owner', 'desk', 'catalogue')
  const app = context.get(appContext)
  const now = new Date()
  const range = readRange(url.searchParams, now)
  if (url.searchParams.get('tab') === quotesTab && role !== 'catalogue') {
    return { quotes: await readQuotes(app.db, range, now) }
  }
  const rights = { seesEnquiries: role !== 'catalogue', mayAdd: role !== 'desk' }
  return {
    isOwner: role === 'owner',
    seesQuotes: rights.seesEnquiries,
    insights: await readInsights(app, range, rights, now),
    done:
      (await findDoneChange(app.db, url.searchParams.get('done'), id)) ??
      (await findSetAside(app.db, url.searchParams)) ??
      (url.searchParams.has('back') ? { id: 'back', title: 'Back on the list' } : undefined),
  }
}

/** Gives a word to a product, sets it aside or takes that back, and undoes what was just added. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { id } = requireRole(context, 'owner', 'catalogue')
  const app = context.get(appContext)
  const form = await readDeskForm(request)
  const to = rangeQuery(readRange(url.searchParams, new Date()))
  const undo = readListChange(form)
  if (undo?.intent === 'undo') {
    const outcome = await changeProductList(app, undo, id)
    if ('problem' in outcome) return data({ problem: outcome.problem }, { status: 409 })
    if ('ask' in outcome) throw redirect(outcome.ask, 303)
    if (outcome.changeId !== undefined) to.set('done', String(outcome.changeId))
    throw redirect(`${insightsPath}?${to}`, 303)
  }
  const asked = readWordChange(form)
  if (!asked) {
    throw data('This form was not understood. Please open Insights again.', { status: 400 })
  }
  const outcome = await changeWord(app, asked, id)
  if ('problem' in outcome) {
    const product = asked.intent === 'add' ? asked.product : ''
    const { word, productId } = asked
    return data({ refused: { word, productId, product, ...outcome } }, { status: 422 })
  }
  if (outcome.changeId !== undefined) to.set('done', String(outcome.changeId))
  if (asked.intent === 'set-aside') tellSetAside(to, asked)
  if (asked.intent === 'take-back') to.set('back', '1')
  throw redirect(`${insightsPath}?${to}`, 303)
}

/** The figures: what was asked, answered, looked at and searched for. */
export default function InsightsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData.quotes ? (
    <QuoteFigures quotes={loaderData.quotes} />
  ) : (
    <Figures {...loaderData} actionData={actionData} />
  )
}

type Loaded = Extract<Route.ComponentProps['loaderData'], { insights: object }>

function Figures({
  insights,
  done,
  isOwner,
  seesQuotes,
  actionData,
}: Loaded & Pick<Route.ComponentProps, 'actionData'>) {
  const { enquiries, range } = insights
  const { name } = useSiteFacts()
  const navigation = useNavigation()
  const isLate = useLate(
    navigation.state === 'loading' && navigation.location.pathname === insightsPath,
  )
  const refused = actionData && 'refused' in actionData ? actionData.refused : undefined
  const problem = actionData && 'problem' in actionData ? actionData.problem : undefined
  return (
    <main id="main" className={isLate ? 'page is-late' : 'page'}>
      <title>{`Insights | Desk, ${name}`}</title>
      <PageHead title="Insights">
        <RangePicker range={range} />
      </PageHead>
      {seesQuotes && <Tabs range={range} />}
      {problem && (
        <div className="notice" role="alert">
          <p>{problem}</p>
        </div>
      )}
      <LoadingBars label="Loading the figures" />
      <div className="when-loaded insights">
        {enquiries && (
          <>
            <EnquiriesByTime enquiries={enquiries} />
            <AnswerTimes enquiries={enquiries} />
          </>
        )}
        {!insights.isCounting && <NotCounted isOwner={isOwner} />}
        <MissedWords insights={insights} refused={refused} />
        <ToldNames insights={insights} refused={refused} />
        <Liked insights={insights} />
        {enquiries && (
          <>
            <Outcomes enquiries={enquiries} />
            <LostReasons enquiries={enquiries} />
          </>
        )}
      </div>
      <DoneToast done={actionData ? undefined : done} />
    </main>
  )
}

/** The figures about quotes: sent, accepted, their value, how fast they went, what stands in them. */
function QuoteFigures({ quotes }: { quotes: QuotesView }) {
  const { name } = useSiteFacts()
  return (
    <main id="main" className="page">
      <title>{`Insights, quotes | Desk, ${name}`}</title>
      <PageHead title="Insights">
        <RangePicker range={quotes.range} tab={quotesTab} />
      </PageHead>
      <Tabs range={quotes.range} tab={quotesTab} />
      <div className="insights">
        <QuotesByTime quotes={quotes} />
        <QuoteOutcomes quotes={quotes} />
        <QuoteTimes quotes={quotes} />
        <MostQuoted quotes={quotes} />
        <MostWaitedFor quotes={quotes} />
      </div>
    </main>
  )
}

const quotesTab = 'quotes'

function Tabs({ range, tab }: { range: Range; tab?: typeof quotesTab }) {
  const time = rangeQuery(range)
  const ofQuotes = new URLSearchParams([['tab', quotesTab], ...time])
  return (
    <nav className="tabs" aria-label="Figures">
      <Link to={`${insightsPath}?${time}`} aria-current={tab ? undefined : 'page'}>
        Enquiries
      </Link>
      <Link to={`${insightsPath}?${ofQuotes}`} aria-current={tab ? 'page' : undefined}>
        Quotes
      </Link>
    </nav>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="The figures" />
}

function tellSetAside(to: URLSearchParams, { word, productId }: WordChange) {
  to.set('aside', word)
  to.set('of', String(productId))
}

/** What was just set aside, as the address says and the database still knows. */
async function findSetAside(db: Database, asked: URLSearchParams): Promise<Done | undefined> {
  const [word, of = '0'] = [asked.get('aside'), asked.get('of') ?? undefined]
  if (!word || !/^\d{1,15}$/.test(of) || !(await isSetAside(db, word, Number(of)))) return undefined
  const undo = { intent: 'take-back', word, id: of }
  return { id: `${of} ${word}`, title: 'Not a name', text: word, undo }
}

/** Gives the part of an address that names a time; empty for the usual one. */
function rangeQuery({ choice, from, until }: Range): URLSearchParams {
  if (choice === 'dates') return new URLSearchParams({ time: choice, from, until })
  return new URLSearchParams(choice === '13-weeks' ? {} : { time: choice })
}
