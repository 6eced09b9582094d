const time = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})

/** An instant as the staff read it, in India's time: `20 Nov 2025, 6:05 pm`. */
export function istTime(at: string): string {
  return time.format(new Date(at))
}
