import { useSyncExternalStore } from 'react'

/** Under this name the browser keeps that they are off. */
const kept = 'desk-keys'
const listeners = new Set<() => void>()
/** What holds where the browser keeps nothing: until the page is left. */
let on: boolean | undefined

/** Gives whether single keys do something, on this device. */
export function useKeysSwitch(): boolean {
  return useSyncExternalStore(subscribe, keysAreOn, () => true)
}

/** Switches them on or off on this device. */
export function switchKeys(wanted: boolean): void {
  on = wanted
  try {
    if (wanted) localStorage.removeItem(kept)
    else localStorage.setItem(kept, 'off')
  } catch {
    // A browser that keeps nothing.
  }
  for (const listener of listeners) listener()
}

function keysAreOn() {
  on ??= readKept() !== 'off'
  return on
}

function readKept() {
  try {
    return localStorage.getItem(kept)
  } catch {
    return null
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
