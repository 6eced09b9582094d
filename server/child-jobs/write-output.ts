import { writeSync } from 'node:fs'

/** Writes bytes to a child's standard output, and waits until they can be taken. */
export function writeOutput(bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(1, bytes, at)
}
