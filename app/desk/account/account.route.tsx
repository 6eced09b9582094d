import { data, Link, redirect } from 'react-router'
import { momentWords } from '#app/desk/enquiry/day-words.ts'
import { noticesPath } from '#app/desk/notices/notices-path.ts'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { DoneToast } from '#app/desk/shell/done-toast.tsx'
import { PageHead } from '#app/desk/shell/page-head.tsx'
import { readDeskForm } from '#app/staff/desk-form.server.ts'
import { listDevices } from '#app/staff/device-list.server.ts'
import { getOwnAccount } from '#app/staff/own-account.server.ts'
import { listPasskeys } from '#app/staff/passkeys/passkeys.server.ts'
import { findRelyingParty } from '#app/staff/passkeys/relying-party.ts'
import { requireRole } from '#app/staff/staff-context.ts'
import { useSiteFacts } from '#app/ui/site-facts.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/account.route'
import {
  accountChanges,
  addPasskeyIntent,
  isAccountChange,
  type RefusedChange,
} from './account-changes.ts'
import { accountPath } from './account-path.ts'
import { changeAccount } from './change-account.server.ts'
import { OwnDevices } from './device-list.tsx'
import { IdentityForm } from './identity-form.tsx'
import { KeysSwitch } from './keys-switch.tsx'
import { NameForm } from './name-form.tsx'
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
        {mayBeTold && <NoticesLink />}
        <KeysSwitch />
      </div>
      <DoneToast
        done={!actionData && done ? { id: done, title: accountChanges[done] } : undefined}
      />
    </main>
  )
}

function NoticesLink() {
  return (
    <section aria-labelledby="your-notices">
      <h2 id="your-notices">Notices</h2>
      <p className="note">
        This phone can tell you of a new enquiry, also while the desk is closed.
      </p>
      <Link className="more" to={noticesPath}>
        Notices on this phone
      </Link>
    </section>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="Your account" />
}
