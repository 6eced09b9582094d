/** Tells a password manager whose password a form asks for; nobody sees it. */
export function WhosePassword({ email }: { email: string }) {
  return <input type="email" autoComplete="username" value={email} readOnly hidden />
}
