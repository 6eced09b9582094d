/** One mailbox as RFC 5322 §3.4 writes it: an address, or a name and the address in brackets. */
const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
const encodedWord = '=\\?[A-Za-z0-9-]+\\?[BbQq]\\?[!->@-~]*\\?='
const quoted = '"(?:[ !#-\\[\\]-~]|\\\\[ -~])*"'
const word = `(?:${encodedWord}|${atom}|${quoted})`
const address = `${atom}(?:\\.${atom})*@${atom}(?:\\.${atom})*`
const mailbox = new RegExp(`^(?:${address}|(?:${word}(?: ${word})*\\s)?<${address}>)$`)

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec'
const dateShape = new RegExp(
  `^(${days.join('|')}), \\d{1,2} (?:${months}) \\d{4} \\d{2}:\\d{2}:\\d{2} [+-]\\d{4}$`,
)

const once = ['date', 'from', 'to', 'message-id', 'subject', 'mime-version']
const atMostOnce = ['reply-to', 'sender', 'auto-submitted', 'content-type']

/**
 * What RFC 5322 and RFC 2047 forbid in a message as it went over the wire, `raw` having one
 * character for each byte. Empty for a message without fault. Only the obsolete forms that the
 * RFC lets a reader take, and nobody write, are faults as well.
 */
export function findMailFaults(raw: string): string[] {
  const faults: string[] = []
  const fail = (condition: boolean, fault: string) => condition && faults.push(fault)
  fail(/(^|[^\r])\n|\r(?!\n)/.test(raw), 'a line ends otherwise than with CR LF')
  fail(/[^\t\r\n -~]/.test(raw), 'something is not printable ASCII')
  const lines = raw.split('\r\n')
  fail(
    lines.some((line) => line.length > 998),
    'a line is longer than 998 characters',
  )

  const head = lines.slice(0, lines.indexOf(''))
  for (const line of head) {
    const foldable = line
      .trim()
      .replace(/^[^ ]+: /, '')
      .includes(' ')
    fail(line.length > 78 && foldable, `could be folded: ${line}`)
    fail(line.trim() === '', 'a header line is blank')
  }
  const fields = readFields(head)
  for (const name of once) fail(fields.get(name)?.length !== 1, `not one ${name}`)
  for (const name of atMostOnce) fail((fields.get(name)?.length ?? 0) > 1, `two of ${name}`)
  for (const name of fields.keys()) fail(!/^[!-9;-~]+$/.test(name), `no field name: ${name}`)

  const [date = ''] = fields.get('date') ?? []
  const [, day] = dateShape.exec(date) ?? []
  fail(day === undefined, `no date: ${date}`)
  fail(day !== days[new Date(Date.parse(date)).getUTCDay()], `not that day: ${date}`)
  const [id = ''] = fields.get('message-id') ?? []
  fail(!new RegExp(`^<${address}>$`).test(id), `no message id: ${id}`)
  for (const name of ['from', 'to', 'reply-to']) {
    for (const value of fields.get(name) ?? []) {
      fail(!mailbox.test(value), `no mailbox: ${value}`)
    }
  }
  for (const encoded of raw.match(/=\?[^?\s]+\?[BbQq]\?[^?]*\?=/g) ?? []) {
    fail(encoded.length > 75, `an encoded word is too long: ${encoded}`)
    fail(!isWhole(encoded), `an encoded word ends inside a character: ${encoded}`)
  }
  return faults
}

/** The fields by their names in lower case, unfolded. */
function readFields(head: readonly string[]) {
  const fields = new Map<string, string[]>()
  for (const line of head
    .join('\r\n')
    .replace(/\r\n(?=[ \t])/g, '')
    .split('\r\n')) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).toLowerCase()
    fields.set(name, [...(fields.get(name) ?? []), line.slice(colon + 1).trim()])
  }
  return fields
}

/** RFC 2047 §5: each encoded word stands for whole characters. */
function isWhole(encoded: string) {
  const [, , way = '', text = ''] = encoded.split('?')
  const bytes =
    way.toUpperCase() === 'B'
      ? Buffer.from(text, 'base64')
      : Buffer.from(
          text.replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
          'latin1',
        )
  return !bytes.toString('utf8').includes('\ufffd')
}
