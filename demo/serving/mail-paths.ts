import { deskPath } from '#app/paths/desk-paths.ts'

/** Where the demonstration's mails are read. */
export const mailsPath = `${deskPath}/mails`

/** Gives the path of one mail, or of its HTML alone. */
export function mailPath(id: number, part?: 'html'): string {
  return `${mailsPath}/${id}${part ? `/${part}` : ''}`
}

/** Reads which mail a path is of; undefined for the list, and `none` for what is no such path. */
export function readMailPath(
  path: string,
): { id: number; part: 'html' | undefined } | 'list' | undefined {
  if (path === mailsPath) return 'list'
  const [, id, part] = /^\/(\d{1,9})(\/html)?$/.exec(path.slice(mailsPath.length)) ?? []
  if (!path.startsWith(mailsPath) || !id) return undefined
  return { id: Number(id), part: part ? 'html' : undefined }
}
