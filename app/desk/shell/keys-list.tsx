import { Icon } from '#app/ui/pictures/icon.tsx'
import { deskTabs } from './desk-tabs.ts'
import { keysListId } from './keys.ts'
import { switchKeys, useKeysSwitch } from './keys-switch.ts'

const keys: readonly [keys: readonly string[], does: string][] = [
  [['J', 'K'], 'next, previous'],
  [['Enter'], 'open'],
  [['Esc'], 'back to the list'],
  [['/'], 'search'],
  [['C'], 'call'],
  [['W'], 'WhatsApp'],
  [['N'], 'write a note'],
  [['1', 'to', '6'], 'set the state'],
  [['Q'], 'write a quote'],
  [['A'], 'take it myself'],
  [['Z'], 'undo the last change'],
  ...deskTabs.map(({ key, label }): [string[], string] => [
    ['G', key.toUpperCase()],
    `go to ${label}`,
  ]),
  [['Ctrl', 'S'], 'save a product'],
  [['?'], 'this list'],
]

/** Every key of the desk, and the switch that turns them off. */
export function KeysList() {
  const on = useKeysSwitch()
  return (
    <dialog className="keys" id={keysListId} aria-labelledby="keys-name">
      <header>
        <h2 id="keys-name">Keyboard</h2>
        <form method="dialog">
          <button type="submit" className="icon-btn" aria-label="Close">
            <Icon name="close" />
          </button>
        </form>
      </header>
      <dl>
        {keys.map(([pressed, does]) => (
          <div key={does}>
            <dt>{pressed.map((key) => (key === 'to' ? key : <kbd key={key}>{key}</kbd>))}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className="tick">
        <input type="checkbox" checked={on} onChange={({ target }) => switchKeys(target.checked)} />
        Single keys work on this device
      </label>
    </dialog>
  )
}
