import { data, Form, redirect } from 'react-router'
import { DoneToast } from '#app/desk/parts/done-toast.tsx'
import { PageHead } from '#app/desk/parts/page-head.tsx'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { readDeskSettings } from '#app/enquiries/answering/desk-settings.server.ts'
import { hoursWords } from '#app/enquiries/answering/hours-words.ts'
import { KeepSwitch } from '#app/enquiries/desk/kept-inbox/keep-switch.tsx'
import { accountPath, phonesPath } from '#app/paths/desk-paths.ts'
import { readDeskForm } from '#app/staff/desk-form.server.ts'
import { listPhones } from '#app/staff/phones/phones.server.ts'
import { findDeviceOf } from '#app/staff/sessions/device-list.server.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { momentWords } from '#app/time/day-words.ts'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/phones.route'
import { changePhones } from './change-phones.server.ts'
import { isPhoneChange, phoneChanges } from './phone-changes.ts'
import { PhoneChoices } from './phone-choices.tsx'
import { unsubscribe } from './subscribe.ts'
import { TurnOn } from './turn-on.tsx'

const refusedWords =
  'Its notices are refused: the site may have another key since. Turn it off and on again.'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { id, sessionId } = requireRole(context, 'owner', 'desk')
  const { db, config } = context.get(appContext)
  const now = new Date()
  const device = await findDeviceOf(db, sessionId)
  const settings = await readDeskSettings(db)
  const phones = (await listPhones(db, id)).map(({ createdAt, lastNoticeAt, ...phone }) => ({
    ...phone,
    since: momentWords(createdAt, now),
    last: lastNoticeAt && momentWords(lastNoticeAt, now),
  }))
  const done = url.searchParams.get('done')
  return {
    publicKey: config.push?.publicKey,
    mine: phones.find(({ deviceId }) => deviceId === device?.deviceId),
    others: phones.filter(({ deviceId }) => deviceId !== device?.deviceId),
    hours: hoursWords(settings.hours),
    promiseHours: settings.promiseMinutes / 60,
    done: isPhoneChange(done) ? done : undefined,
  }
}

/** Makes the change that a form's `intent` names. */
export async function action({ request, context }: Route.ActionArgs) {
  const staff = requireRole(context, 'owner', 'desk')
  const form = await readDeskForm(request)
  const change = form.get('intent')
  if (!isPhoneChange(change)) {
    throw data('This form was not understood. Please open the page again.', { status: 400 })
  }
  const refused = await changePhones(context.get(appContext), change, { form, staff })
  if (refused) return data({ refused }, { status: 422 })
  return redirect(`${phonesPath}?done=${change}`, 303)
}

/** What the phone in hand is told of, and somebody's other phones that are told. */
export default function PhonesRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { publicKey, mine, others, hours, promiseHours, done } = loaderData
  const { name: business } = useSiteFacts()
  const refused = actionData?.refused
  return (
    <main id="main" className="page">
      <title>{`Notices | Desk, ${business}`}</title>
      <PageHead title="Notices" back={{ to: accountPath, label: 'Your account' }} />
      <div className="account">
        <section aria-labelledby="notices-here">
          <h2 id="notices-here">Notices on this phone</h2>
          <p className="note">Only for you, and only on this phone. A tap opens the enquiry.</p>
          {publicKey === undefined ? (
            <p className="notice">
              Notices are not set up yet. Ask whoever runs the site to make a key for them.
            </p>
          ) : mine ? (
            <>
              <p className="told">
                <span>
                  <b>This phone is told</b>
                  <small>
                    {mine.label}. Turned on: {mine.since}
                  </small>
                </span>
                <TurnOff id={mine.id} label={mine.label} isThis />
              </p>
              {mine.isRefused && <p className="notice">{refusedWords}</p>}
              <PhoneChoices key={mine.id} phone={mine} hours={hours} promiseHours={promiseHours} />
              <Form method="post" preventScrollReset>
                <input type="hidden" name="intent" value="trial" />
                <input type="hidden" name="id" value={mine.id} />
                <button type="submit" className="btn btn-line">
                  Send a trial to this phone
                </button>
              </Form>
            </>
          ) : (
            <TurnOn publicKey={publicKey} refused={refused} />
          )}
          {mine && refused && <p role="alert">{refused}</p>}
        </section>
        <KeepSwitch />
        {others.length > 0 && (
          <section aria-labelledby="told-elsewhere">
            <h2 id="told-elsewhere">Your other phones and computers</h2>
            <ul className="people">
              {others.map(({ id, label, last, since, isRefused }) => (
                <li key={id}>
                  <span>
                    <b>{label}</b>
                    {isRefused && <small>{refusedWords}</small>}
                    <small>{last ? `Last notice: ${last}` : `Turned on: ${since}`}</small>
                  </span>
                  <TurnOff id={id} label={label} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <DoneToast done={!refused && done ? { id: done, title: phoneChanges[done] } : undefined} />
    </main>
  )
}

interface TurnOffProps {
  id: number
  label: string
  /** Whether it is the browser in hand, which then forgets its own part. */
  isThis?: boolean
}

function TurnOff({ id, label, isThis = false }: TurnOffProps) {
  return (
    <Form method="post" preventScrollReset onSubmit={() => void (isThis && unsubscribe())}>
      <input type="hidden" name="intent" value="turn-off" />
      <input type="hidden" name="id" value={id} />
      <button type="submit" className="more">
        Turn off<span className="vh"> {label}</span>
      </button>
    </Form>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="Notices" />
}
