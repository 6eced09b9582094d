import { guideLimits } from '#app/guides/guide.ts'

const mostLines = 1_000
const mostPictureMarks = 40
/** So many marks that begin something stand before a line's words at most; lists are three deep. */
const mostMarksBeforeWords = 4
/** Reading a line takes the longer the further it is set in. */
const mostSetIn = 24
/** Brackets and stars that are never closed make the reading of a text slow. */
const mostSigns = 2_000
/** The same of HTML's comments, instructions and declarations: each is looked for to the text's end. */
const mostOfHtml = 100

const tooDeep = new RegExp(
  String.raw`^(?:[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))){${mostMarksBeforeWords + 1}}`,
)

/** Characters that turn the direction of the text around them without being seen. */
const turning = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u

/** Any other control character than the end of a line and a tab. */
const control = /[^\P{Cc}\n\t]/u

/**
 * Gives why a guide's text can't be kept, a sentence; undefined where it can, whatever its marks are.
 * Quick for any text: it reads no marks.
 */
export function findBodyFault(body: string): string | undefined {
  const { body: longest } = guideLimits
  if (body.length > longest) {
    return `The text is too long: at most ${longest.toLocaleString('en')} characters, and it has ${body.length.toLocaleString('en')}.`
  }
  const lines = body.split('\n')
  if (lines.length > mostLines) {
    return `The text has ${lines.length.toLocaleString('en')} lines, and may have ${mostLines.toLocaleString('en')}.`
  }
  if (count(body, '![') > mostPictureMarks) {
    return `The text shows more than ${mostPictureMarks} pictures.`
  }
  if (
    count(body, '[') > mostSigns ||
    count(body, '*') > mostSigns ||
    count(body, '_') > mostSigns
  ) {
    return `The text has more than ${mostSigns.toLocaleString('en')} brackets, stars or underscores.`
  }
  if (count(body, '<!') + count(body, '<?') > mostOfHtml) {
    return `The text has more than ${mostOfHtml} comments of HTML: they are only shown as typed.`
  }
  for (const [index, line] of lines.entries()) {
    const at = `Line ${index + 1}`
    if (tooDeep.test(line) || setIn(line) > mostSetIn)
      return `${at} is set in too far: lists stand in lists three deep at most.`
    const turned = findTurningFault(line)
    if (turned) return `${at}: ${turned}`
    if (control.test(line)) return `${at}: It has an invisible control sign. Type it anew.`
  }
  return undefined
}

/** Gives what is wrong with a text in which the direction of reading is turned without being seen. */
export function findTurningFault(text: string): string | undefined {
  return turning.test(text)
    ? 'It has an invisible sign that turns the direction of its text. Type it anew.'
    : undefined
}

/** How many columns a line's words stand from its beginning. */
function setIn(line: string): number {
  const [space = ''] = /^[ \t]*/.exec(line) ?? []
  return space.length + 3 * count(space, '\t')
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1
}
