/** The headers by which a mail program ends what the mail is about with one post to this address (RFC 8058). */
export function oneClickHeaders(address: string) {
  return {
    'List-Unsubscribe': `<${address}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** Tells whether a mail program posts by itself; it is not to be led on to another page (RFC 8058, 3.1). */
export async function isOneClick(request: Request): Promise<boolean> {
  return /(^|[&\s"])List-Unsubscribe\b/.test(await request.text())
}
