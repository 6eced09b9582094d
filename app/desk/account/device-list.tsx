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
export function DeviceList({ devices }: { devices: readonly ShownDevice[] }) {
  return (
    <section aria-labelledby="your-phones">
      <h2 id="your-phones">My phones and computers</h2>
      <p className="note">
        Sign out what you have lost or given away. Its passkey goes too, and with it every passkey
        of yours that is copied from phone to phone.
      </p>
      <ul className="people">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device}>
            {device.isThis ? null : (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="intent" value="sign-out-phone" />
                <input type="hidden" name="device" value={device.id} />
                <button type="submit" className="more">
                  Sign out<span className="vh"> {device.label}</span>
                </button>
              </Form>
            )}
          </DeviceRow>
        ))}
      </ul>
    </section>
  )
}

/** One phone or computer: what it is, when it was last used, and what can be done. */
export function DeviceRow({
  device: { label, seen, signedIn, hasPasskey, isThis },
  children,
}: {
  device: ShownDevice
  children: React.ReactNode
}) {
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
      {children}
    </li>
  )
}
