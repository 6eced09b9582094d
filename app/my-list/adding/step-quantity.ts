import { mostPieces, readQuantity } from '#app/my-list/list.ts'

/** Puts a quantity field's number up or down, within 1 and 9999; gives the new number. */
export function stepQuantity(input: HTMLInputElement, by: number): number {
  const quantity = Math.min(Math.max(readQuantity(input.value) + by, 1), mostPieces)
  input.value = String(quantity)
  return quantity
}

/** Finds a quantity field under an event's target, if that is one. */
export function quantityFieldOf(target: EventTarget | null): HTMLInputElement | undefined {
  const isField = target instanceof HTMLInputElement && target.closest('.qty-in') !== null
  return isField ? target : undefined
}

/** Gives how far an arrow key steps: one up, one down; 0 for any other key. */
export function stepOf(key: string): number {
  return key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : 0
}
