import { data, Link, redirect } from 'react-router'
import { DoneToast } from '#app/desk/parts/done-toast.tsx'
import { PageHead } from '#app/desk/parts/page-head.tsx'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { switchKeys, useKeysSwitch } from '#app/desk/shell/keys-switch.ts'
import { accountPath, phonesPath } from '#app/paths/desk-paths.ts'
import { readDeskForm } from '#app/staff/desk-form.server.ts'
import { getOwnAccount } from '#app/staff/own-account.server.ts'
import { listPasskeys } from '#app/staff/passkeys/passkeys.server.ts'
import { findRelyingParty } from '#app/staff/passkeys/relying-party.ts'
import { listDevices } from '#app/staff/sessions/device-list.server.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { momentWords } from '#app/time/day-words.ts'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/account.route'
import {
  accountChanges,
  addPasskeyIntent,
  isAccountChange,
  type RefusedChange,
} from './account-changes.ts'
import { changeAccount } from './change-account.server.ts'
import { OwnDevices } from './device-list.tsx'
import { IdentityForm, NameForm } from './identity-form.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { PasswordForm } from './password-form.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { id, sessionId, role } = requireRole(context, 'owner', 'desk', 'catalogue')
  const { db, config } = context.get(appContext)
  const now = new Date()
  const done = url.searchParams.get('done')
  const passkeys = await listPasskeys(db, id)
  const devices = await listDevices(db, { staffId: id, sessionId }, now)
  return {
    account: await getOwnAccount(db, id),
    takesPasskeys: findRelyingParty(config.siteUrl) !== undefined,
    passkeys: passkeys.map(({ lastUsedAt, createdAt, ...passkey }) => ({
      ...passkey,
      made: momentWords(createdAt, now),
      used: lastUsedAt && momentWords(lastUsedAt, now),
    })),
    devices: devices.map(({ lastSeenAt, ...device }) => ({
      ...device,
      seen: momentWords(lastSeenAt, now),
    })),
    mayBeTold: role !== 'catalogue',
    done: isAccountChange(done) ? done : undefined,
  }
}

/** Makes the change that a form's `intent` names. */
export async function action({ request, context }: Route.ActionArgs) {
  const staff = requireRole(context, 'owner', 'desk', 'catalogue')
  const form = await readDeskForm(request)
  const change = form.get('intent')
  const answer = (refused: RefusedChange, init: ResponseInit) => data(refused, init)
  if (change === addPasskeyIntent) {
    const errors = { password: 'Adding a passkey needs JavaScript. Please try again.' }
    return answer({ change, values: {}, errors }, { status: 422 })
  }
  if (!isAccountChange(change)) {
    throw data('This form was not understood. Please open your account again.', { status: 400 })
  }
  const refused = await changeAccount(change, { context, request, staff, form })
  if (!refused) return redirect(`${accountPath}?done=${change}`, 303)
  const { status, headers, ...shown } = refused
  return answer({ change, ...shown }, { status, ...(headers && { headers }) })
}

/** Somebody's own account: name, ways to sign in, phones and computers. */
export default function AccountRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { account, takesPasskeys, passkeys, devices, mayBeTold, done } = loaderData
  const { name: business } = useSiteFacts()
  const of = (change: RefusedChange['change']) =>
    actionData?.change === change ? actionData : undefined
  return (
    <main id="main" className="page">
      <title>{`Your account | Desk, ${business}`}</title>
      <PageHead title="Your account" />
      <div className="account">
        <NameForm name={account.name} refused={of('name')} />
        <IdentityForm account={account} refused={of('identity')} />
        <PasswordForm
          hasPassword={account.hasPassword}
          email={account.email}
          refused={of('password')}
        />
        {takesPasskeys && (
          <PasskeyList
            passkeys={passkeys}
            account={account}
            refused={of('remove-passkey') ?? of(addPasskeyIntent)}
          />
        )}
        <OwnDevices devices={devices} />
        {mayBeTold && <PhonesLink />}
        <KeysSwitch />
      </div>
      <DoneToast
        done={!actionData && done ? { id: done, title: accountChanges[done] } : undefined}
      />
    </main>
  )
}

function PhonesLink() {
  return (
    <section aria-labelledby="your-notices">
      <h2 id="your-notices">Notices</h2>
      <p className="note">
        This phone can tell you of a new enquiry, also while the desk is closed.
      </p>
      <Link className="more" to={phonesPath}>
        Notices on this phone
      </Link>
    </section>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="Your account" />
}

/** Switches the desk's single keys off on this device; without JavaScript there are none. */
function KeysSwitch() {
  const on = useKeysSwitch()
  return (
    <section className="needs-script" aria-labelledby="your-keys">
      <h2 id="your-keys">Keyboard</h2>
      <label className="tick">
        <input type="checkbox" checked={on} onChange={({ target }) => switchKeys(target.checked)} />
        Single keys work on this device
      </label>
    </section>
  )
}
