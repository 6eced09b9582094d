import { randomUUID } from 'node:crypto'

/** Gives an id under which one request is logged: 12 hexadecimal digits with a hyphen. */
export function newRequestId(): string {
  return randomUUID().slice(0, 13)
}
