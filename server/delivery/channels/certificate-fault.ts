/** What Node and OpenSSL call a certificate that they don't take. */
const codes =
  /^(?:CERT_\w+|\w*SELF_SIGNED\w*|UNABLE_TO_(?:VERIFY|GET_ISSUER)\w*|INVALID_CA|HOSTNAME_MISMATCH|ERR_TLS_CERT_\w+)$/

/**
 * Gives the words with which a failure begins whose cause is the certificate of the other side, by its
 * code; undefined for any other cause.
 */
export function certificateFault(code: unknown): string | undefined {
  return typeof code === 'string' && codes.test(code) ? `certificate ${code}` : undefined
}
