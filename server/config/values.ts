// The desk's screens check settings too: all of Zod would be 14 KB more of their script.
import * as z from 'zod/mini'
import { languages } from '#languages/language.ts'

/** A person or an office that writes or is written to. */
export interface Mailbox {
  name: string
  address: string
}

/** A whole number within bounds, both of them allowed. */
export const wholeNumber = (from: number, to: number) =>
  z
    .pipe(z.string().check(z.regex(/^\d{1,6}$/)), z.transform(Number))
    .check(z.refine((value) => value >= from && value <= to))

/** `yes` or `no`, as true or false. */
export const yesOrNo = z.pipe(
  z.enum(['yes', 'no']),
  z.transform((value) => value === 'yes'),
)

/** Languages of the shop, by their codes with commas between them, English among them. */
export const languageList = z.pipe(
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((value) => value.split(',').map((code) => code.trim())),
    ),
    z.array(z.enum(languages)).check(z.refine((named) => named.includes('en'))),
  ),
  z.transform((named) => languages.filter((language) => named.includes(language))),
)

const nothing = z.pipe(
  z.literal(''),
  z.transform(() => undefined),
)

/** A year since which something is so, none to come; or nothing. */
export const yearOrNone = z.union([
  nothing,
  z
    .pipe(z.string().check(z.regex(/^(18|19|20)\d\d$/)), z.transform(Number))
    .check(z.refine((year) => year <= new Date().getFullYear())),
])

/** No clock was right with an earlier one when this was written. */
const writtenIn = 2026

/** Gives a sentence for the operator where a year is to come only because the machine's clock is behind. */
export function findClockFault(year: string): string | undefined {
  const now = new Date()
  const isToCome = Number(year) > now.getFullYear()
  if (!isToCome || Number(year) > writtenIn) return undefined
  return `This machine’s clock is wrong: it says ${now.toISOString().slice(0, 10)}. Set it first.`
}

/** How many there are, from 1 to 99 crore, or nothing. */
export const manyOrNone = z.union([
  nothing,
  z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number)),
])

export const webAddress = z.string().check(
  // A parser takes blanks; on a page they end an address or are written otherwise.
  z.regex(/^\S*$/),
  z.refine((value) => /^https?:$/.test(urlOf(value)?.protocol ?? '')),
)

/** Node calls no address that has a user or a password in it: each webhook would fail. */
export const webhookAddress = webAddress.check(
  z.refine((value) => {
    const url = urlOf(value)
    return !url?.username && !url?.password
  }),
)

/** A web address, or nothing where what it leads to is not there. */
export const webAddressOrNone = z.union([nothing, webAddress])

/** A web address without a path; gives it without a slash at the end. */
export const origin = z.pipe(
  webAddress.check(z.refine((value) => ['', '/'].includes(value.replace(/^https?:\/\/[^/]+/, '')))),
  z.transform((value) => new URL(value).origin),
)

export const mailServer = z
  .string()
  .check(
    z.refine((value) => /^smtps?:$/.test(urlOf(value)?.protocol ?? '') && urlOf(value)?.hostname),
  )

export const postgres = z
  .string()
  .check(
    z.refine(
      (value) => /^postgres(ql)?:\/\//.test(value) && (urlOf(value)?.pathname.length ?? 0) > 1,
    ),
  )

/** `Name <address>` or an address alone. */
export const mailbox = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value): Mailbox => {
      const [, name = '', address = value] = /^([^<>]*)<([^<>]*)>$/.exec(value) ?? []
      return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address.trim() }
    }),
  ),
  z.object({ name: z.string(), address: z.email() }),
)

/** An Indian mobile number with its country code, however it is spaced; gives it as E.164. */
export const indianMobile = z
  .pipe(
    z.string(),
    z.transform((value) => value.replace(/[\s-]/g, '')),
  )
  .check(z.regex(/^\+91[6-9]\d{9}$/))

/** A phone number as it is dialled, and as people read it. */
export interface PhoneNumber {
  /** E.164, as in `+912027123456`. */
  number: string
  display: string
}

/**
 * An Indian landline with its area code, after +91 or 0, or nothing where there is none; people
 * read it as it was typed, because area codes differ in length.
 */
export const indianLandline = z.union([
  nothing,
  z
    .pipe(
      z.string().check(z.maxLength(20)),
      z.transform((display): PhoneNumber => {
        const digits = display.replace(/[\s()-]/g, '').replace(/^(\+91|0)/, '')
        return { number: `+91${digits}`, display }
      }),
    )
    .check(z.refine(({ number }) => /^\+91[1-8]\d{9}$/.test(number))),
])

/**
 * A phone number for the chat's address; gives its digits. One of ten digits, or of ten after a 0,
 * is taken for an Indian one unless a + says that its country code is there.
 */
export const chatNumber = z
  .pipe(
    z
      .pipe(
        z.string(),
        z.transform((value) => value.replace(/[\s-]/g, '')),
      )
      .check(z.regex(/^\+?\d{8,15}$/)),
    z.transform((value) => value.replace(/^0?([6-9]\d{9})$/, '91$1').replace('+', '')),
  )
  .check(z.refine((value) => !value.startsWith('0')))

/** As Standard Webhooks writes a key: 24 to 64 random bytes in Base64. */
export const webhookSecret = z.string().check(
  z.refine((value) => {
    const key = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(value)?.[1] ?? ''
    const { length } = Buffer.from(key, 'base64')
    return length >= 24 && length <= 64
  }),
)

function urlOf(value: string) {
  try {
    return new URL(value)
  } catch {
    return undefined
  }
}

/** Our private key for the push services (RFC 8292): 32 bytes in Base64 for addresses. */
export const pushKey = z.string().check(z.regex(/^[\w-]{43}$/))
