/** The most characters of a letter's subject and text. */
export const mostSubject = 120
export const mostText = 10_000

/** A letter's words. */
export interface LetterWords {
  subject: string
  text: string
}

/** Reads a letter's words from a form: the subject on one line, without white space around either. */
export function readLetterWords({ subject = '', text = '' }: Partial<LetterWords>): LetterWords {
  return {
    subject: subject.replace(/\s+/g, ' ').trim(),
    text: text
      .replace(/\r\n?/g, '\n')
      .replace(/[^\S\n]+$/gm, '')
      .trim(),
  }
}

/** Says what is too long of a letter, by field: that can't even be kept. */
export function findLongWords({ subject, text }: LetterWords): Partial<LetterWords> {
  return {
    ...(subject.length > mostSubject && {
      subject: `Subject: this must be at most ${mostSubject} characters.`,
    }),
    ...(text.length > mostText && {
      text: `Letter: this must be at most ${mostText.toLocaleString('en-IN')} characters.`,
    }),
  }
}

/** Says what is missing from a letter before it can be sent, by field. */
export function findMissingWords({ subject, text }: LetterWords): Partial<LetterWords> {
  return {
    ...(subject === '' && { subject: 'Subject: say what the letter is about.' }),
    ...(text === '' && { text: 'Letter: write something.' }),
  }
}

/** A piece of a line: text, or an address that becomes a link, or the picture that stands there. */
export type LetterPiece = string | { link: string; isPicture?: true }

/** A letter as it is read: its paragraphs, their lines, and each line's pieces. */
export function readParagraphs(text: string): LetterPiece[][][] {
  return text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => paragraph.split('\n').map(splitLine))
}

/** Nothing but a picture's address stands on the line. */
const pictureAlone = /^https?:\/\/[^\s<>"?#]+\.(?:jpe?g|png|webp)$/

function splitLine(line: string): LetterPiece[] {
  return pictureAlone.test(line) ? [{ link: line, isPicture: true }] : splitLinks(line)
}

/** What ends a sentence is not part of the address in it. */
const address = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)'\]]/g

function splitLinks(line: string): LetterPiece[] {
  const pieces: LetterPiece[] = []
  let reached = 0
  for (const { 0: link, index } of line.matchAll(address)) {
    if (index > reached) pieces.push(line.slice(reached, index))
    pieces.push({ link })
    reached = index + link.length
  }
  if (reached < line.length || line === '') pieces.push(line.slice(reached))
  return pieces
}

/** A letter's pace: how many may go now, and up to when the time for them is then used up. */
export interface Allowance {
  copies: number
  pacedAt: Date
}

/** By no more do the clocks of two processes differ: a time further ahead was a wrong one's. */
const clocksDifferMs = 60_000

/**
 * Tells how many copies of a letter may be put in the outbox now. What was not used of a pause is
 * lost but for three seconds' worth, and what is due and still there counts: nothing piles up while
 * the mail server is away.
 */
export function allowCopies({
  perMinute,
  pacedAt,
  due,
  now,
}: {
  perMinute: number
  /** Up to when the pace was used up; null: nothing was sent yet. */
  pacedAt: string | null
  /** How many copies are due and not sent. */
  due: number
  now: Date
}): Allowance {
  const each = 60_000 / perMinute
  const most = Math.ceil(perMinute / 20)
  const oldest = now.getTime() - most * each
  const stored = pacedAt === null ? oldest : Date.parse(pacedAt)
  const isWrong = stored - now.getTime() > clocksDifferMs
  const used = isWrong ? oldest : Math.min(stored, now.getTime())
  const from = Math.max(used, oldest)
  const fitting = Math.floor((now.getTime() - from) / each)
  const copies = Math.max(0, Math.min(fitting, most - due))
  return { copies, pacedAt: new Date(from + copies * each) }
}
