/**
 * Gives what stays in a field once the words that were taken from it are stored: nothing where they
 * are all there is, what was typed after them, and all of it where it says something else by now.
 */
export function withoutTaken(typed: string, taken: string): string {
  return typed.startsWith(taken) ? typed.slice(taken.length) : typed
}
