import { Unzip, UnzipInflate, UnzipPassThrough } from 'fflate'

/** All that a workbook's parts may come to, in bytes: several times 10,000 rows with long texts. */
const mostUnpacked = 100_000_000
const mostParts = 2_000

/** The parts of a workbook that are read. */
const wanted =
  /^xl\/(workbook\.xml|sharedStrings\.xml|styles\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/i

/** Why an archive was not unpacked. */
export type UnpackFault = 'too-large' | 'broken'

/**
 * Lists the names of an archive's parts, and hands those that `take` wants to it piece by piece, as
 * they are unpacked. What they come to is counted on the way: an archive that grows beyond all
 * measure ends it, whatever it says of itself.
 */
export function unpack(
  bytes: Uint8Array,
  take: (name: string) => ((piece: Uint8Array, last: boolean) => void) | undefined,
  most = mostUnpacked,
): UnpackFault | undefined {
  let unpacked = 0
  let parts = 0
  let fault: UnpackFault | undefined
  const archive = new Unzip((part) => {
    parts += 1
    if (parts > mostParts) fault = 'too-large'
    const taken = fault ? undefined : take(part.name)
    if (!taken) return
    part.ondata = (error, piece, last) => {
      if (error) fault ??= 'broken'
      unpacked += piece?.length ?? 0
      if (unpacked > most) fault = 'too-large'
      // The only way out of the middle of a part.
      if (fault) throw new Stopped()
      taken(piece, last)
    }
    part.start()
  })
  archive.register(UnzipInflate)
  archive.register(UnzipPassThrough)
  try {
    // Small bites: one of them may unpack to a thousand times its size.
    for (let start = 0; start < bytes.length && !fault; start += bite) {
      const end = Math.min(start + bite, bytes.length)
      archive.push(bytes.subarray(start, end), end === bytes.length)
    }
  } catch (error) {
    if (!(error instanceof Stopped) && !(error instanceof Error)) throw error
    fault ??= 'broken'
  }
  return fault
}

const bite = 16 * 1024

class Stopped extends Error {}

/** Gives the parts of a workbook that say something, by name, or why they can't be had. */
export function unpackWorkbook(
  bytes: Uint8Array,
  most = mostUnpacked,
): Map<string, Uint8Array[]> | UnpackFault {
  // Cut off between two parts, as by a download that broke off, it would lack the later ones in silence.
  if (!hasDirectory(bytes)) return 'broken'
  const parts = new Map<string, Uint8Array[]>()
  const fault = unpack(
    bytes,
    (name) => {
      if (!wanted.test(name)) return undefined
      const pieces: Uint8Array[] = []
      parts.set(name.toLowerCase(), pieces)
      return (piece) => pieces.push(piece)
    },
    most,
  )
  return fault ?? parts
}

/** Whether the list of its parts stands at an archive's end, before a comment of at most 64 KiB. */
function hasDirectory(bytes: Uint8Array) {
  const end = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).subarray(-22 - 0xffff)
  return end.includes('PK\x05\x06', 0, 'latin1')
}
