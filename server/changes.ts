/** Tells whoever is listening in this process that something in the database changed. */
export interface Changes {
  /** Calls `heard` after each change, and `ended` when the process stops. Gives what ends it. */
  listen(listener: { heard: () => void; ended: () => void }): () => void
  tell(): void
  /** Ends all listening for good: whoever listens later is told at once. */
  end(): void
}

/** Makes one that nobody listens to yet. */
export function createChanges(): Changes {
  const listeners = new Set<{ heard: () => void; ended: () => void }>()
  let over = false
  return {
    listen(listener) {
      if (over) listener.ended()
      else listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tell() {
      for (const { heard } of listeners) heard()
    },
    end() {
      over = true
      const told = [...listeners]
      listeners.clear()
      for (const { ended } of told) ended()
    },
  }
}
