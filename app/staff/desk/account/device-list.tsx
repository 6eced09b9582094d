import { Form } from 'react-router'

/** A phone or computer in words. */
export interface ShownDevice {
  id: number
  label: string
  seen: string
  signedIn: boolean
  hasPasskey: boolean
  isThis: boolean
}

/** Somebody's own phones and computers, each with a way to sign it out. */
export function OwnDevices({ devices }: { devices: readonly ShownDevice[] }) {
  return (
    <section aria-labelledby="your-phones">
      <h2 id="your-phones">My phones and computers</h2>
      <p className="note">
        Sign out what you have lost or given away. Its passkey goes too, and with it every passkey
        of yours that is copied from phone to phone.
      </p>
      <DeviceList devices={devices} />
    </section>
  )
}

/** Phones and computers; all but the one in hand with a way to sign it out by the page's action. */
export function DeviceList({ devices }: { devices: readonly ShownDevice[] }) {
  return (
    <ul className="people">
      {devices.map((device) => (
        <DeviceRow key={device.id} device={device} />
      ))}
    </ul>
  )
}

/** One phone or computer: what it is, when it was last used, and what can be done. */
function DeviceRow({ device }: { device: ShownDevice }) {
  const { id, label, seen, signedIn, hasPasskey, isThis } = device
  const facts = [
    isThis ? 'This one, now' : seen,
    hasPasskey && 'has a passkey',
    !signedIn && 'signed out',
  ]
  return (
    <li>
      <span>
        <b>{label}</b>
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </span>
      {isThis ? null : (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="sign-out-phone" />
          <input type="hidden" name="device" value={id} />
          <button type="submit" className="more">
            Sign out<span className="vh"> {label}</span>
          </button>
        </Form>
      )}
    </li>
  )
}
