/** What a backup leaves free on the disk, in bytes: enquiries need it more. */
const spare = 100e6

/** Says as a sentence that a disk with so much room can't take so large a backup; undefined where it can. */
export function noRoomWords(bytes: number, room: number): string | undefined {
  if (room - bytes >= spare) return undefined
  return `It takes about ${megabytes(bytes)} and the site’s disk has ${megabytes(room)} left, which enquiries need.`
}

function megabytes(bytes: number) {
  return `${Math.ceil(bytes / 1e6).toLocaleString('en-IN')} MB`
}
