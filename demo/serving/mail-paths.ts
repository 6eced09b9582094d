import { deskPath } from '#app/paths/desk-paths.ts'

/** Where the demonstration's mails are read. */
export const mailsPath = `${deskPath}/mails`

/** What of a mail is asked for by itself: its HTML, or one of its attachments, counted from 0. */
type MailPart = 'html' | number

/** Whether a path is that of the mails, or below it. */
export function isMailsPath(path: string): boolean {
  return path === mailsPath || path.startsWith(`${mailsPath}/`)
}

/** Gives the path of one mail, or of a part of it. */
export function mailPath(id: number, part?: MailPart): string {
  return `${mailsPath}/${id}${part === undefined ? '' : `/${part}`}`
}

/** Reads which mail a path is of; `list` for all of them, and undefined for what is no such path. */
export function readMailPath(
  path: string,
): { id: number; part: MailPart | undefined } | 'list' | undefined {
  if (path === mailsPath) return 'list'
  const [, id, part] = /^\/(\d{1,9})(?:\/(html|\d{1,2}))?$/.exec(path.slice(mailsPath.length)) ?? []
  if (!isMailsPath(path) || !id) return undefined
  return { id: Number(id), part: part === undefined || part === 'html' ? part : Number(part) }
}
