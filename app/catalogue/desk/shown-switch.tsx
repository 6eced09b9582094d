interface ShownSwitchProps {
  /** What it shows or hides. */
  name: string
  hidden: boolean
  words: string
}

/** Sends the form around it, which shows something in the shop or hides it; says what it is now. */
export function ShownSwitch({ name, hidden, words }: ShownSwitchProps) {
  return (
    <>
      <button
        type="submit"
        className="switch"
        role="switch"
        aria-checked={!hidden}
        aria-label={`Shown in the shop: ${name}`}
      >
        <i />
      </button>
      <span aria-hidden="true">{words}</span>
    </>
  )
}
