import { storageFailureWords } from './storage-words.ts'

/** Why pieces of work stand still, as this process knows. */
export interface Halts<Id> {
  /** Notes what a piece of work failed with. */
  note(id: Id, error: unknown): void
  /** Notes that it goes on. */
  clear(id: Id): void
  /** Gives a sentence for the staff while it stands still. */
  why(id: Id): string | undefined
}

/** Opens a note of what stands still, in memory: a full disk takes no other. */
export function createHalts<Id>(): Halts<Id> {
  const sentences = new Map<Id, string>()
  return {
    note(id, error) {
      const words =
        storageFailureWords(error) ?? 'Something went wrong on our side; the log says what.'
      sentences.set(id, words)
    },
    clear: (id) => void sentences.delete(id),
    why: (id) => sentences.get(id),
  }
}
