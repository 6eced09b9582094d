const actions = new Set<() => void>()

process.once('exit', () => {
  for (const action of actions) action()
})

/**
 * Has `action` done when this process ends before its work is done, as after Ctrl-C; gives a
 * function that takes it back. What it does has to be done at once, nothing is waited for.
 */
export function onInterruption(action: () => void): () => void {
  actions.add(action)
  return () => actions.delete(action)
}

/** Lets Ctrl-C and `kill` end this process in a way that `onInterruption` notices. */
export function endOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
}
