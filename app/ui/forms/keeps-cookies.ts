const probe = 'keeps-cookies'

/** Whether this browser keeps our cookies: one that blocks them may still say that they are on. */
export function keepsCookies(): boolean {
  if (document.cookie) return true
  // biome-ignore lint/suspicious/noDocumentCookie: what is asked is whether this works, at once
  document.cookie = `${probe}=1; Path=/; SameSite=Lax`
  const isKept = document.cookie.includes(probe)
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = `${probe}=; Max-Age=0; Path=/; SameSite=Lax`
  return isKept
}
