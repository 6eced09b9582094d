import { describe, expect, test } from 'vitest'
import { done, minutesOn, openDesk } from '#tests/support/desk.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { searchedWords } from './enquiry-search.server.ts'
import { indexEarlierEnquiries } from './enquiry-texts.server.ts'

describe('searching for an enquiry', () => {
  test('finds it by name in any script, number in any shape, reference, plant and note', async () => {
    const { ask, change, inbox } = await openDesk({}, openTestCatalogue)
    const reference = await ask({
      fullName: 'आशा Patil',
      mobileNumber: '9876543210',
      products: [{ id: 8 }],
    })
    await ask({ fullName: 'Imran Shaikh', mobileNumber: '9000000001', email: 'imran@example.com' })
    done(await change(reference, { kind: 'note', text: '18 in shed 2, “about 50 cm”' }))
    const searches = [
      'आशा',
      'PATIL',
      'patil आशा',
      '9876543210',
      '+91 98765 43210',
      '098765-43210',
      '९८७६५ ४३२१०',
      '98765',
      '76543 210',
      reference,
      reference.slice(3).toLowerCase(),
      'areca',
      'Areca patil',
      'shed 2',
      '“about 50',
      'ti',
      'आ',
    ]
    for (const search of searches) {
      const { found, total } = await inbox(`q=${encodeURIComponent(search)}`)
      expect([search, found.map((row) => row.reference)]).toEqual([search, [reference]])
      expect(total).toEqual({ count: 1, more: false })
    }
    // No reference has a U, an L or an I: letters such as zz may stand in one.
    const nowhere = ['patil imran', 'patil uu', 'sh"ed', '" OR "', '%', 'ＵＵＵ', '\u0000']
    for (const search of [...nowhere, 'shed 98765432109']) {
      expect((await inbox(`q=${encodeURIComponent(search)}`)).found).toEqual([])
    }
  })

  test('finds it by any name of what was asked for, and people as their names sound', async () => {
    const { app, ask, inbox } = await openDesk({}, openTestCatalogue)
    const { id, name } = await app.db
      .selectFrom('products')
      .select(['id', 'name'])
      .where('name', 'like', '%Tulsi%')
      .executeTakeFirstOrThrow()
    const tulsi = await ask({ fullName: 'Imran Shaikh', products: [{ id }] })
    const meera = await ask({ fullName: 'Meera Choudhary', products: [] })
    const found = async (search: string) =>
      (await inbox(`q=${encodeURIComponent(search)}`)).found.map((row) => row.reference)
    for (const search of [name, 'तुळस', 'तुलसी', 'tulas', 'तुळस shaikh']) {
      expect([search, await found(search)]).toEqual([search, [tulsi]])
    }
    const people = ['mera', 'MIRA', 'मीरा', 'mera chaudhari', 'meera choudhary']
    for (const search of people) expect([search, await found(search)]).toEqual([search, [meera]])
    expect(await found('mera shaikh')).toEqual([])

    // As it was stored before names were indexed as they sound.
    const before = { text: 'meera choudhary' }
    await app.db.updateTable('enquiry_texts').set(before).where('text', 'like', 'meera%').execute()
    expect(await found('mera')).toEqual([])
    await indexEarlierEnquiries(app.db, new AbortController().signal)
    expect(await found('mera')).toEqual([meera])
  })

  test('shows the newest first, fifty to a page, closed ones too', async () => {
    const { app, ask, change, inbox } = await openDesk()
    const all: string[] = []
    for (let index = 0; index < 53; index += 1) {
      all.unshift(await ask({ message: String(index) }, minutesOn(index)))
    }
    done(await change(all[0] ?? '', { kind: 'state', state: 'won' }, { at: minutesOn(60) }))
    for (const q of ['Deshpande', 'de']) {
      const first = await inbox(`q=${q}&tab=spam&state=lost`)
      expect(first.found.map((row) => row.reference)).toEqual(all.slice(0, 50))
      expect(first.total).toEqual({ count: 50, more: true })
      const second = await inbox(`q=${q}&after=${first.next}`)
      expect(second.found.map((row) => row.reference)).toEqual(all.slice(50))
    }
    await app.db.deleteFrom('enquiry_texts').execute()
    expect((await inbox('q=Deshpande')).found).toEqual([])
  })
})

test.each([
  ['+91 (98765) 43210', ['9876543210']],
  ['Meera 98765 43210', ['9876543210', 'meera']],
  ['AN-7Q2M0XKE', ['7q2m0xke']],
  ['an AN-7Q2M0XKE9, Ban-7Q2M', ['an', 'an-7q2m0xke9,', 'ban-7q2m']],
  ['24 pots', ['24', 'pots']],
  ['pots\u0000shed', ['pots', 'shed']],
  ['1 b 3 d 5 f 7 h 9', ['1', 'b', '3', 'd', '5', 'f', '7', 'h']],
  ['2026-11-19', ['20261119']],
  [' \t', []],
])('%s is looked for as %j', (search, words) => {
  expect(searchedWords(search)).toEqual(words)
})
