import type { Database } from '#database/connection.ts'

/** Something that is made from the database and may be cached until that changes. */
export interface Memorable<T> {
  name: string
  make(db: Database): Promise<T>
}

/** What a process caches of the catalogue beside its pages. */
export interface Memory {
  /** Gives the thing that is cached, or makes it; however many ask at once, it is made once. */
  recall<T>(thing: Memorable<T>): Promise<T>
  /** As `recall`; while it can't be made, what it was the last time, or undefined. */
  recallOrLast<T>(thing: Memorable<T>): Promise<T | undefined>
  /** Gives the thing if it is cached, once it is made; undefined too where it can't be made. */
  peek<T>(thing: Memorable<T>): Promise<T | undefined>
  /** Forgets everything, or one thing; what is being made now is given to those who wait, and not cached. */
  forget<T>(thing?: Memorable<T>): void
}

/** Opens a memory that holds nothing yet. */
export function createMemory(db: Database): Memory {
  const kept = new Map<object, Promise<unknown>>()
  const last = new Map<object, unknown>()
  function recall<T>(thing: Memorable<T>): Promise<T> {
    const known = kept.get(thing)
    // Only `thing.make` ever put it there.
    if (known) return known as Promise<T>
    const made = thing.make(db)
    kept.set(thing, made)
    made.catch(() => {
      if (kept.get(thing) === made) kept.delete(thing)
    })
    return made
  }
  return {
    recall,
    async recallOrLast<T>(thing: Memorable<T>) {
      try {
        const made = await recall(thing)
        last.set(thing, made)
        return made
      } catch {
        return last.get(thing) as T | undefined
      }
    },
    // Only `thing.make` ever put it there.
    peek: async <T>(thing: Memorable<T>) =>
      (await kept.get(thing)?.catch(() => undefined)) as T | undefined,
    forget: (thing) => (thing ? kept.delete(thing) : kept.clear()),
  }
}
