import { changeEnquiry } from '#app/enquiries/answering/changes/change-enquiry.server.ts'
import type { EnquiryChange } from '#app/enquiries/answering/changes/enquiry-change.ts'
import { receiveBulkEnquiry } from '#app/enquiries/bulk/bulk-enquiries.server.ts'
import { receiveEnquiry } from '#app/enquiries/enquiries.server.ts'
import { signIn } from '#tests/support/staff.ts'
import { openDataFolder, runCommand } from './command.ts'

/** Whoever asks, with words that a spreadsheet or a search could take for something else. */
export const meera = {
  fullName: 'Meera Deshpande',
  email: 'Meera@example.com',
  mobileNumber: '9876543210',
  address: '=HYPERLINK("http://evil.example"), Pune',
  message: 'Two for\na balcony',
  products: [{ id: 8, quantity: '2', note: 'Beside the jhoola' }],
}

/** Whoever asks for the same, in fewer words. */
export const anil = {
  ...meera,
  fullName: 'Anil',
  email: 'anil@example.com',
  mobileNumber: '9876543211',
  products: [{ id: 8, quantity: '2' }],
}

const sunita = {
  fullName: 'Sunita',
  email: 'sunita@example.com',
  mobileNo: '9876543212',
  companyName: 'Green Ltd',
  message: '',
  type: 'bulkPurchase',
} as const

/** Three enquiries, about midnight of the 20th and 21st of November 2025 in India. */
export async function openOperatorsDesk() {
  const { dataDir, db, app } = await openDataFolder()
  const receipts = [
    await receiveEnquiry(app, meera, new Date('2025-11-20T18:29:59Z')),
    await receiveEnquiry(app, anil, new Date('2025-11-20T18:30:00Z')),
    await receiveBulkEnquiry(app, sunita, new Date('2025-11-21T06:00:00Z')),
  ]
  const [hers = '', his = '', bulk = ''] = receipts.map(({ reference }) => reference)
  const enquiries = (...args: string[]) => runCommand(dataDir, 'enquiries', ...args)
  const names = async (...args: string[]) => {
    const { stdout } = await enquiries('list', '--json', ...args)
    return JSON.parse(stdout).map(({ name }: { name: string }) => name)
  }
  const setState = (reference: string, state: 'sent' | 'given-up') =>
    db.updateTable('outbox').set({ state }).where('subject_reference', '=', reference).execute()
  /** Ravi quotes hers, with a note and a next step. */
  const answer = async () => {
    const { staffId } = await signIn(app, { name: 'Ravi' })
    const at = new Date('2025-11-21T07:00:00Z')
    const change = (made: EnquiryChange, version: number) =>
      changeEnquiry(app, hers, made, { staffId, version }, at)
    await change({ kind: 'note', text: '=2+3 ᚠᚢᚦ beside the jhoola' }, 1)
    await change({ kind: 'next-step', text: 'Send prices to the jhoola' }, 1)
    await change({ kind: 'person', staffId }, 2)
    await change({ kind: 'state', state: 'quoted' }, 3)
  }
  return { dataDir, db, app, hers, his, bulk, enquiries, names, setState, answer }
}
