/** So many files are sent in one go at most. */
export const mostFiles = 500

/** A file of a folder, as the browser tells it before it is sent. */
export interface FolderFile {
  name: string
  /** In bytes. */
  size: number
  /** When it was last changed, in ms since 1970. */
  time: number
}

/** What would become of a file: sent as one more picture or in the place of one, or not sent. */
export type PlannedFile =
  | {
      does: 'add' | 'replace'
      product: { id: number; name: string }
      /** Which of the product's pictures it becomes, from 1. */
      place: number
      /** The picture in whose place it comes. */
      of?: string
      /** What it is said to show. */
      description: string
    }
  /** It is there already: sent before, perhaps before a break. */
  | { does: 'nothing'; product: { id: number; name: string } }
  | { does: 'refuse'; why: string }

/** Gives by what a file of a folder is known again. */
export function fileMark({ name, size, time }: FolderFile): string {
  return `${name.slice(0, 200)} ${size} ${time}`
}

/** Writes files as a form carries them: a line each. */
export function writeFiles(files: readonly FolderFile[]): string {
  return files
    .map(({ name, size, time }) => [name.replace(/\s+/g, ' '), size, time].join('\t'))
    .join('\n')
}

/** No disk has a longer name; what reads one takes the longer the longer it is. */
const longestName = 255

/**
 * Reads what `writeFiles` wrote: as many files in the same order, whatever is wrong with a line, since each is
 * planned by its place. A number that is none is 0.
 */
export function readFiles(text: string): FolderFile[] {
  return text.split(/\r?\n/).flatMap((line) => {
    if (line === '') return []
    const [name = '', size, time] = line.split('\t')
    return [{ name: name.slice(0, longestName), size: readWhole(size), time: readWhole(time) }]
  })
}

/** A file may be from before 1970, as where a camera's clock was never set. */
function readWhole(text = ''): number {
  return /^-?\d{1,15}$/.test(text) ? Number(text) : 0
}
