import { loader as showChanges } from '#app/settings/desk/changes/changes.route.tsx'
import { loader as showHours } from '#app/settings/desk/hours/hours.route.tsx'
import { loader as showSection } from '#app/settings/desk/section.route.tsx'
import { action, loader } from '#app/settings/desk/settings.route.tsx'
import type { Role } from '#app/staff/role.ts'
import { findSignedIn } from '#app/staff/sessions/sessions.server.ts'
import { staffContext } from '#app/staff/sessions/staff-context.ts'
import { signIn } from '#tests/support/staff.ts'
import { formRequest, openTestApp, routeArgs } from '#tests/support/test-app.ts'

/** An action of one of the settings' screens: what it takes is its route's, what it refuses its form's. */
type SettingsAction = (args: never) => Promise<{ init: ResponseInit | null; data: object }>

/** The settings for somebody who is signed in. */
export async function openSettings(role: Role = 'owner') {
  const app = await openTestApp()
  const { token } = await signIn(app, { name: 'Asha Patil', role })
  const args = async <Params>(request: Request, params: Params) => {
    const all = { ...routeArgs(app, request), params }
    const signedIn = await findSignedIn(app.db, token)
    if (signedIn) all.context.set(staffContext, signedIn)
    return all
  }
  const look = async (query = '') =>
    loader(await args(new Request(`http://localhost:3000/desk/settings${query}`), {}))
  const changes = async () => {
    const asked = await args(new Request('http://localhost:3000/desk/settings/changes'), {})
    return (await showChanges(asked)).changes
  }
  /** Sends a form; gives where it leads to, or why it was refused. */
  const send = async (
    fields: Record<string, string>,
    { to = action, params = {} }: { to?: SettingsAction; params?: Record<string, string> } = {},
  ) => {
    const request = formRequest('/desk/settings', { intent: 'save', ...fields })
    try {
      const { init, data } = await to((await args(request, params)) as never)
      return { status: init?.status, ...data }
    } catch (thrown) {
      if (!(thrown instanceof Response)) throw thrown
      return { to: thrown.headers.get('Location') }
    }
  }
  const hours = async () => {
    const asked = await args(new Request('http://localhost:3000/desk/settings/hours'), {})
    return (await showHours(asked)).settings
  }
  const section = async (key: string) => {
    const asked = new Request(`http://localhost:3000/desk/settings/${key}`)
    return showSection(await args(asked, { section: key }))
  }
  return { app, look, send, changes, hours, section }
}
