/** Tells the operator something on standard error, one line, apart from the log. */
export function say(text: string): void {
  process.stderr.write(`${text}\n`)
}
