const local = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** An instant as India's clocks show it, e.g. `2025-11-20 18:05`. */
export function localTime(instant: string): string {
  return local.format(new Date(instant))
}
