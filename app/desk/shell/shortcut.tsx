import { useKeysSwitch } from './keys-switch.ts'

/**
 * Gives what an element says of the single key that it answers to: to assistive technology as well, as long
 * as such keys do something on this device.
 */
export function useShortcut(): (key: string) => {
  'data-key': string
  'aria-keyshortcuts': string | undefined
} {
  const on = useKeysSwitch()
  return (key) => ({ 'data-key': key, 'aria-keyshortcuts': on ? key : undefined })
}

/** That key, for those who see it: it is no part of the element's name. */
export function ShortcutKey({ children }: { children: React.ReactNode }) {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a kbd takes no focus
  return <kbd aria-hidden="true">{children}</kbd>
}
