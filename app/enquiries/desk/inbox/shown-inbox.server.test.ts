import { describe, expect } from 'vitest'
import { readInboxQuery } from '#app/enquiries/answering/inbox/inbox-query.ts'
import { receiveBulkEnquiry } from '#app/enquiries/bulk/bulk-enquiries.server.ts'
import { askForNewQuote } from '#app/quotes/sending/answers.server.ts'
import { changeSentQuote } from '#app/quotes/sending/change-sent.server.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { type Desk, done, minutesOn, openDesk } from '#tests/support/desk.ts'
import { giveQuote, writeQuote } from '#tests/support/quotes.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { showInbox } from './shown-inbox.server.ts'

const show = ({ app, asha }: Desk, address = '', now = minutesOn(120)) =>
  showInbox(app, readInboxQuery(new URLSearchParams(address)), asha, now)

describe('a line of the inbox', () => {
  test('says who asks for what, with pictures of what is sold, in whatever script', async () => {
    const desk = await openDesk({}, openTestCatalogue)
    const products = [
      { id: 7, quantity: '12' },
      { id: 8, quantity: '2' },
      { id: 9 },
      { id: 10, quantity: '1' },
    ]
    const reference = await desk.ask({ fullName: 'आशा पाटील', products })
    const { groups, total, clock } = await show(desk)
    const [row] = groups[0]?.rows ?? []
    expect(groups.map(({ name, count, order }) => [name, count, order])).toEqual([
      ['ourTurn', '1', 'Longest wait first'],
    ])
    expect(row).toMatchObject({
      reference,
      name: 'आशा पाटील',
      place: 'Kothrud, Pune',
      state: 'new',
      asked: 'Snake Plant ×\u00a012, Areca Palm ×\u00a02 and 2 more',
      matters: undefined,
      waitingMinutes: 120,
    })
    expect(row?.rooms).toHaveLength(3)
    expect(row?.rooms[0]?.avif).toMatch(/^\/pictures\/snake-plant-180\.\w+\.avif 3x$/)
    expect([total, clock.dayMinutes]).toEqual(['1', 540])
  })

  test('says in which language it was written, unless that is English', async () => {
    const desk = await openDesk()
    await desk.ask({ language: 'mr' })
    await desk.ask({ message: 'Again' }, minutesOn(1))
    const { groups } = await show(desk)
    expect(groups[0]?.rows.map(({ language }) => language)).toEqual(['Marathi', undefined])
  })

  test('says what we did last and when, and why it is our turn again', async () => {
    const desk = await openDesk()
    const numbers = ['6000000001', '6000000002', '6000000003', '6000000004']
    const [quoted, silent, called, again] = (await Promise.all(
      numbers.map((mobileNumber, index) =>
        desk.ask({ mobileNumber, email: `v${index}@example.com` }),
      ),
    )) as [string, string, string, string]
    done(await desk.change(quoted, { kind: 'state', state: 'quoted' }, { at: minutesOn(3000) }))
    done(await desk.change(silent, { kind: 'written' }))
    done(await desk.change(called, { kind: 'no-answer' }, { at: minutesOn(4300) }))
    const monday = minutesOn(4 * 24 * 60 + 400)
    done(await desk.change(again, { kind: 'hand-back' }, { at: monday }))
    const { groups } = await show(desk, '', monday)
    const rows = groups.flatMap(({ rows }) => rows)
    const words = (of: string) => {
      const { lastDone, matters } = rows.find(({ reference }) => reference === of) ?? {}
      return [lastDone, matters]
    }
    expect(words(quoted)).toEqual(['Quote sent Sat', undefined])
    expect(words(silent)).toEqual(['We wrote Thu', 'Silent since Thu'])
    expect(words(called)).toEqual(['No answer yesterday', 'No answer yesterday'])
    expect(words(again)).toEqual(['Handed back today', 'Handed back'])
  })

  test('names the quote by which it is known, how that stands, and when it ends', async () => {
    const desk = await openDesk()
    const { app, asha } = desk
    const reference = await desk.ask()
    await writeQuote(desk, reference)
    const seen = async (now = minutesOn(120)) => {
      const { groups } = await show(desk, '', now)
      return groups.map(({ name, rows }) => [name, rows[0]?.quote, rows[0]?.matters])
    }
    expect(await seen()).toEqual([['ourTurn', undefined, undefined]])
    const { number, token, revisionId } = await giveQuote(desk, reference)
    const named = `Quote ${number}, Rs\u00a0329`
    expect(await seen()).toEqual([
      ['theirTurn', `${named}, valid till 26\u00a0Nov`, 'Reminder Mon'],
    ])
    // Somebody asked about it on Tuesday: on the eve of its last day it is ours again.
    done(await desk.change(reference, { kind: 'written' }, { at: minutesOn(5 * 24 * 60) }))
    expect(await seen(minutesOn(6 * 24 * 60))).toEqual([
      ['ourTurn', `${named}, ends tomorrow`, 'Silent since yesterday'],
    ])
    expect(await seen(minutesOn(8 * 24 * 60))).toEqual([
      ['ourTurn', `${named}, ended 26\u00a0Nov`, 'Silent since Tue'],
    ])
    await askForNewQuote(app, { token }, minutesOn(8 * 24 * 60))
    expect(await seen(minutesOn(8 * 24 * 60 + 1))).toEqual([
      ['ourTurn', `${named}, ended 26\u00a0Nov: wants a new one`, undefined],
    ])
    const doing = { staffId: asha, now: minutesOn(8 * 24 * 60 + 2) }
    await changeSentQuote(app, revisionId, { kind: 'prolong', until: '2026-12-10' }, doing)
    await changeSentQuote(app, revisionId, { kind: 'accepted' }, doing)
    const other = await giveQuote(desk, reference, {}, minutesOn(8 * 24 * 60 + 3))
    expect(await seen(minutesOn(8 * 24 * 60 + 4))).toMatchObject([
      ['theirTurn', `${named}: accepted`, 'Reminder Tue'],
    ])
    for (const id of [revisionId, other.revisionId]) {
      await changeSentQuote(app, id, { kind: 'not-accepted' }, doing)
      await changeSentQuote(app, id, { kind: 'withdraw', reason: '' }, doing)
    }
    expect(await seen(minutesOn(8 * 24 * 60 + 4))).toMatchObject([
      ['ourTurn', `Quote ${other.number}, Rs\u00a0329: withdrawn`, expect.anything()],
    ])
  })

  test('of a company says so, and how often it asked before', async () => {
    const desk = await openDesk()
    await desk.ask()
    const company = {
      type: 'corporateGift' as const,
      companyName: 'Infosoft',
      fullName: 'S. Ramanathan',
      email: 'meera@example.com',
      mobileNo: '9876543210',
      message: '250 jade plants',
    }
    await receiveBulkEnquiry(desk.app, company, minutesOn(30))
    const { groups } = await show(desk, 'first=newest')
    expect(groups[0]).toMatchObject({ order: 'Newest first' })
    expect(groups[0]?.rows[0]).toMatchObject({
      asked: '',
      matters: 'Corporate gift for Infosoft, 1 enquiry before',
    })
  })
})

describe('around its lines the inbox', () => {
  test('says the month’s usual answer, who may have an enquiry, and what a search found', async () => {
    const desk = await openDesk()
    const asked: string[] = []
    for (let number = 1; number <= 10; number += 1) {
      asked.push(await desk.ask({ message: `No. ${number}` }))
    }
    for (const reference of asked) {
      done(await desk.change(reference, { kind: 'written' }, { at: minutesOn(110) }))
    }
    const inbox = await show(desk)
    expect(inbox.usualAnswer).toBe('1 h 50 min')
    expect(inbox.colleagues.map(({ name }) => name)).toEqual(['Asha Patil', 'Ravi Jadhav'])
    expect(inbox.ourTurnCount).toBe(0)
    const found = await show(desk, 'q=meera')
    expect(found.groups.map(({ name, count }) => [name, count])).toEqual([['found', '10']])
    expect((await show(desk, 'q=nobody')).groups).toEqual([])
    const { number } = await giveQuote(desk, asked[3] ?? '', {}, minutesOn(115))
    const { groups, query } = await show(desk, `q=${number.toLowerCase()}`)
    expect(groups.flatMap(({ rows }) => rows)).toMatchObject([{ reference: asked[3] }])
    expect(query.search).toBe(number.toLowerCase())
    expect((await show(desk, 'q=Q-2026-0002')).groups).toEqual([])
  })

  test('points out what is open and will be erased within 30 days, the first to go at the top', async () => {
    const desk = await openDesk({ RETENTION_MONTHS: '12' })
    const [late, later, closed] = [
      await desk.ask({ fullName: 'Kavita Joshi' }, new Date('2025-12-05T05:00:00Z')),
      await desk.ask(
        {
          fullName: 'Neha Kulkarni',
          message: '2',
          mobileNumber: '6000000001',
          email: 'n@x.example',
        },
        new Date('2025-12-15T05:00:00Z'),
      ),
      await desk.ask(
        { message: '3', mobileNumber: '6000000002', email: 'c@x.example' },
        new Date('2025-12-01T05:00:00Z'),
      ),
    ]
    await desk.ask({ message: '4' }, new Date('2026-01-05T05:00:00Z'))
    done(await desk.change(closed, { kind: 'state', state: 'spam' }))
    expect((await show(desk)).endingSoon).toEqual([
      { reference: late, name: 'Kavita Joshi', on: '5\u00a0Dec' },
      { reference: later, name: 'Neha Kulkarni', on: '15\u00a0Dec' },
    ])
  })
})
