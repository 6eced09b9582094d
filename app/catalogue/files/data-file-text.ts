import { isUtf8 } from 'node:buffer'
import type { YAMLError } from 'yaml'

const lineFeed = 0x0a

/**
 * Reads a data file's bytes as UTF-8. Gives the text, or the line of the first sign that is of
 * another encoding, from 1.
 */
export function decodeDataFile(
  bytes: Buffer,
): { text: string; badLine?: undefined } | { text?: undefined; badLine: number } {
  if (isUtf8(bytes) && !bytes.includes(0)) return { text: bytes.toString('utf8') }
  let line = 1
  for (let start = 0; start < bytes.length; line += 1) {
    const end = bytes.indexOf(lineFeed, start)
    const one = bytes.subarray(start, end === -1 ? bytes.length : end)
    if (!isUtf8(one) || one.includes(0)) break
    start += one.length + 1
  }
  return { badLine: line }
}

const indent =
  'this line begins too far left or right: lines that belong together begin under one another'
const quotes = 'put quotation marks around this text'
const nameAndValue = 'this line has no field: a field is written as name: value, with the space'

/** What a slip is called by someone who edits the file; the rest is rare. */
const slips: Partial<Record<YAMLError['code'], string>> = {
  BAD_DQ_ESCAPE: 'write a backslash twice, or put the text in single quotation marks',
  BAD_INDENT: indent,
  BAD_SCALAR_START: `${quotes}: it begins with a sign that means something else`,
  BLOCK_AS_IMPLICIT_KEY: `${quotes}: it has a colon and a space in it`,
  BLOCK_IN_FLOW: `${quotes}: it has a colon and a space in it`,
  DUPLICATE_KEY: 'this field is there twice',
  MULTILINE_IMPLICIT_KEY: nameAndValue,
  MULTIPLE_DOCS: 'take away this line of ---',
  TAB_AS_INDENT: 'use spaces at the beginning of a line, not a tab',
  UNEXPECTED_TOKEN: `${quotes}; one inside the text is written twice`,
}

/** Gives what is wrong, and so what to do, in words that a shop's owner understands. */
export function yamlErrorInWords({ code, message }: YAMLError): string {
  if (/^Missing closing/.test(message)) return 'a quotation mark is opened and not closed'
  if (/end with a [\]}]/.test(message)) return 'a bracket is opened and not closed'
  if (/^Sequence item/.test(message)) return indent
  if (/^Implicit map keys/.test(message)) return nameAndValue
  return slips[code] ?? 'this line is not written as the others are'
}
