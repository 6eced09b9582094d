import { peekQuoteNumber } from '#app/quotes/sending/quote-numbers.server.ts'
import {
  changeSettings,
  describeConflicts,
  type RefusedSettings,
  readSeen,
} from '#app/settings/desk/change-settings.server.ts'
import {
  firstQuoteValues,
  listOutdatedTerms,
  quoteNames,
  type StoredTerms,
  upiNames,
} from '#app/settings/quotes/quote-settings.ts'
import { readQuoteSettings } from '#app/settings/quotes/read-quote-settings.server.ts'
import { upiLink } from '#app/settings/quotes/upi-link.ts'
import { readStoredValues } from '#app/settings/setting-texts.server.ts'
import { drawQrCode } from '#app/ui/pictures/qr-code.ts'
import type { App } from '#server/app-context.ts'
import {
  type QuoteValues,
  type Read,
  readQuoteForm,
  readUpiForm,
  typedQuoteValues,
} from './quote-form.ts'
import type { Typed } from './quote-form-fields.ts'

/** Why one of the two forms was not saved. */
export type RefusedQuotes = RefusedSettings<Typed> & { part: 'quotes' | 'upi' }

/** Each value that is stored, or the one that holds while none is. */
type Values<Name extends string> = Record<Name, unknown>

/** A test of the account: whoever scans it pays it one rupee. */
const testPaise = 100

/** Gives both forms' values as they show them, what is stored for each, and a code to try UPI with. */
export async function showQuoteForms(app: App) {
  const stored = await readStoredValues(app.db, [...quoteNames, ...upiNames])
  const values = withFirst(stored, firstValues(app))
  const { upi, prefix } = await readQuoteSettings(app)
  return {
    quotes: typedQuoteValues(values as unknown as QuoteValues),
    nextNumber: await peekQuoteNumber(app.db, prefix, new Date()),
    terms: values['quote-terms'] as StoredTerms,
    outdated: listOutdatedTerms(values['quote-terms'] as StoredTerms),
    upi: { 'upi-id': String(values['upi-id']), 'upi-name': String(values['upi-name']) },
    storedQuotes: pick(stored, quoteNames),
    storedUpi: pick(stored, upiNames),
    test: upi && drawQrCode(upiLink({ to: upi, amount: testPaise, note: 'Test' })),
  }
}

/** Saves what quotes begin with: the ids of the changes, or what is wrong with the form. */
export function saveQuotes(app: App, form: FormData, staffId: number) {
  const { 'quote-terms': seen } = readSeen(form, ['quote-terms'])
  const before = (parse(seen ?? null) ?? firstQuoteValues['quote-terms']) as StoredTerms
  const read = readQuoteForm(form, before)
  return save(app, form, { part: 'quotes', names: quoteNames, read, staffId })
}

/** Saves who is paid by UPI: the ids of the changes, or what is wrong with the form. */
export function saveUpi(app: App, form: FormData, staffId: number) {
  return save(app, form, { part: 'upi', names: upiNames, read: readUpiForm(form), staffId })
}

async function save<Name extends string>(
  app: App,
  form: FormData,
  asked: {
    part: RefusedQuotes['part']
    names: readonly Name[]
    read: Read<Name>
    staffId: number
  },
): Promise<{ changes: number[] } | RefusedQuotes> {
  const { part, names, read, staffId } = asked
  const typed = readTyped(form)
  const seen = readSeen(form, names)
  if ('errors' in read) return { part, typed, errors: read.errors, conflicts: [], seen }
  const first: Record<string, unknown> = firstValues(app)
  const edits = names.flatMap((name) => {
    const value = JSON.stringify(read.values[name])
    const was = seen[name] ?? null
    // What was not touched is left alone, whoever else has changed it.
    return value === (was ?? JSON.stringify(first[name])) ? [] : [{ name, value, was }]
  })
  const saved = await changeSettings(app, edits, staffId)
  if ('changes' in saved) return saved
  return { part, typed, errors: {}, ...(await describeConflicts(app, edits, saved)) }
}

function firstValues({ config }: Pick<App, 'config'>) {
  return { ...firstQuoteValues, 'quote-delivery': config.business.deliveryCharge * 100 }
}

function withFirst<Name extends string>(
  stored: Record<Name, string | null>,
  first: Partial<Record<Name, unknown>>,
): Values<Name> {
  const names = Object.keys(stored) as Name[]
  const entries = names.map((name) => [name, parse(stored[name]) ?? first[name]])
  return Object.fromEntries(entries)
}

function pick<Name extends string, Value>(all: Record<Name, Value>, names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, all[name]])) as Record<Name, Value>
}

function readTyped(form: FormData): Typed {
  const fields = [...form].filter(([name]) => !name.startsWith('stored:'))
  return Object.fromEntries(fields.map(([name, value]) => [name, String(value).slice(0, 2_000)]))
}

/** A stored value, which is JSON; undefined where none is stored, or a form brought what is none. */
function parse(stored: string | null): unknown {
  if (stored === null) return undefined
  try {
    return JSON.parse(stored)
  } catch {
    return undefined
  }
}
