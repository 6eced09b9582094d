/**
 * Gives in words why a message did not go through, from the codes that the delivery keeps, as in
 * `refused EENVELOPE 550 5.1.1 RCPT TO`.
 */
export function failureWords(error: string | null): string {
  return meanings.find(([codes]) => codes.test(error ?? ''))?.[1] ?? 'the mail server refused it'
}

/** The first that fits; RFC 3463's codes, SMTP's own, and those of the connection. */
const meanings: readonly [RegExp, string][] = [
  [/^certificate /, 'our mail server’s certificate is not trusted'],
  [/\bETIMEDOUT DATA\b/, 'the mail server did not say whether it took it'],
  [/\bEAUTH\b/, 'our mail server does not accept our password'],
  [/\bETLS\b/, 'our mail server does not encrypt'],
  [/\b530\b/, 'our mail server wants a password'],
  [/\b5\d\d\b.* MAIL FROM$/, 'our mail server does not let us send from our address'],
  [/\b[45]\.2\.2\b|\b[45]52\b/, 'mailbox full'],
  [/\b5\.1\.[1036]\b|\b5\.1\.10\b/, 'mailbox not found'],
  [/\b5\.1\.2\b|\b5\.4\.[14]\b|\bENOTFOUND\b/, 'there is no such mail server'],
  [/\b5\.2\.1\b/, 'mailbox closed'],
  [/\b5\.7\.\d+\b/, 'the mail server takes it for spam'],
  [/\b5\.3\.4\b/, 'too large for the mail server'],
  [/\b(?:550|551|553)\b/, 'mailbox not found'],
  [/\b(?:ETIMEDOUT|ECONNECTION|ECONNREFUSED|ESOCKET|EDNS|ECONNRESET)\b/, 'no connection'],
  [/\b4\d\d\b/, 'the mail server asked us to wait'],
]
