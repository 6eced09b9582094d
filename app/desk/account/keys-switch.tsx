import { switchKeys, useKeysSwitch } from '#app/desk/shell/keys-switch.ts'

/** Switches the desk's single keys off on this device; without JavaScript there are none. */
export function KeysSwitch() {
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
