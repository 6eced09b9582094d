import { describe, expect, test as onBoth } from 'vitest'
import { addStaff } from '#app/staff/accounts.server.ts'
import { describeOnce, testOnce as test } from '#tests/support/databases/test-once.ts'
import { openEnquiryScreen, postAndFollow, wordsOf } from '#tests/support/pages/enquiry-screen.ts'
import { loader as changesLoader } from './enquiry-changes.api.ts'

describe('each form', () => {
  onBoth(
    'makes its change, tells it with ids only, and writes it down in plain words',
    async () => {
      const screen = await openEnquiryScreen()
      const contacted = await postAndFollow(screen, { intent: 'state', state: 'contacted' })
      expect(contacted).toMatchObject({ state: 'contacted', done: { title: 'Marked contacted' } })
      const undone = await postAndFollow(screen, { ...contacted.done?.undo })
      expect(undone).toMatchObject({ state: 'new', done: { title: 'Undone' } })
      await postAndFollow(screen, { intent: 'take' })
      await postAndFollow(screen, { intent: 'reached' })
      await postAndFollow(screen, { intent: 'hand-back' })
      await postAndFollow(screen, { intent: 'written' })
      await postAndFollow(screen, { intent: 'not-called' })
      const noted = await postAndFollow(screen, { intent: 'note', text: '18 in shed 2' })
      expect(noted.done).toMatchObject({ title: 'Note added' })
      const note = noted.days[0]?.lines[0]?.note
      expect(note).toMatchObject({ text: '18 in shed 2', canStrike: true })
      const struck = await postAndFollow(screen, { intent: 'strike-note', note: String(note?.id) })
      expect(struck.days[0]?.lines[1]?.note).toMatchObject({
        text: '18 in shed 2',
        struck: 'Struck out by Asha',
        canStrike: false,
      })
      const lost = await postAndFollow(screen, { intent: 'state', state: 'lost' })
      expect(lost.done).toMatchObject({ title: 'Marked lost', asks: 'lost-reason' })
      const why = { intent: 'state', state: 'lost', lostReason: 'price' }
      expect(await postAndFollow(screen, why)).toMatchObject({ lostReason: 'price' })
      const won = await postAndFollow(screen, { intent: 'state', state: 'won' })
      expect(wordsOf(won)).toEqual([
        'Asha changed Lost to Won',
        'Asha said why it was lost: price',
        'Asha changed Contacted to Lost',
        'Asha struck out a note',
        'Asha wrote a note',
        'Asha did not call Meera',
        'Asha wrote to Meera',
        'Asha made it our turn again',
        'Asha spoke with Meera',
        'Asha took it',
        'Asha undid the last change',
        'Asha changed New to Contacted',
        'Asha opened it',
        ...wordsOf(won).slice(-3),
      ])
      const { to } = await screen.post({ intent: 'note', text: 'private words', seen: '1' })
      expect(to).toMatch(/^\/desk\/enquiries\/AN-\w{8}\?done=\d+&seen=1$/)
    },
  )

  test('no answer proposes a reminder, and one at any time can be set', async () => {
    const screen = await openEnquiryScreen()
    const view = await postAndFollow(screen, { intent: 'no-answer' })
    expect(view).toMatchObject({ turn: 'ours', done: { asks: 'reminder' } })
    const tomorrow = view.plan.choices.find(({ value }) => !Number.isNaN(Date.parse(value)))
    const set = await postAndFollow(screen, { intent: 'remind', remind: tomorrow?.value ?? '' })
    expect(set).toMatchObject({ turn: 'theirs', plan: { reminder: { value: tomorrow?.value } } })
    const shown = { 'text-before': set.plan.text, text: set.plan.text, with: '', 'with-before': '' }
    const plan = { intent: 'plan', ...shown, 'remind-before': tomorrow?.value ?? '', remind: 'at' }
    await postAndFollow(screen, { ...plan, at: '2099-12-01T16:45' })
    expect((await screen.file()).reminder).toEqual({ at: '2099-12-01T11:15:00.000Z' })
    expect(await screen.post({ ...plan, at: 'soon' })).toMatchObject({
      status: 422,
      notDone: { problem: 'Choose the day and the time of the reminder.' },
    })
    expect(await screen.post({ ...plan, at: '2001-12-01T16:45' })).toMatchObject({
      status: 422,
      notDone: { problem: 'That time has passed: choose a later one.' },
    })
    await postAndFollow(screen, { intent: 'remind', remind: 'when-written' })
    expect((await screen.file()).reminder).toBe('when-written')
  })

  test('a plan of which one part is refused changes nothing, and comes back as it was typed', async () => {
    const screen = await openEnquiryScreen()
    const { plan } = await screen.open()
    const gone = await addStaff(screen.app.db, { name: 'Gone', role: 'desk', email: 'g@b.in' })
    const at = new Date().toISOString()
    await screen.app.db
      .updateTable('staff')
      .set({ removed_at: at })
      .where('id', '=', gone)
      .execute()
    const before = await screen.file()
    const typed = { text: 'Write the offer', with: String(gone) }
    const shown = { 'text-before': plan.text, 'with-before': '', intent: 'plan' }
    expect(await screen.post({ ...shown, ...typed })).toMatchObject({
      status: 422,
      notDone: {
        problem: 'They do not answer here any more: choose somebody else.',
        typed,
      },
    })
    expect(await screen.file()).toEqual(before)
  })

  test('a plan changes only what differs from what was shown', async () => {
    const screen = await openEnquiryScreen()
    const { plan } = await screen.open()
    expect(plan).toMatchObject({ text: 'Call Meera.', withId: null })
    const shown = {
      intent: 'plan',
      text: plan.text,
      'text-before': plan.text,
      remind: 'none',
      'remind-before': 'none',
      with: '',
      'with-before': '',
    }
    expect(await screen.post(shown)).toEqual({ status: 303, to: screen.address })
    await postAndFollow(screen, { ...shown, with: String(screen.ravi) })
    expect(await screen.file()).toMatchObject({
      nextStep: null,
      row: { with: { id: screen.ravi } },
    })
    await postAndFollow(screen, { ...shown, text: 'Write\r\nthe offer', with: String(screen.asha) })
    expect(await screen.file()).toMatchObject({
      nextStep: 'Write\nthe offer',
      row: { with: { id: screen.asha } },
    })
    expect(wordsOf(await screen.open())).toEqual(
      expect.arrayContaining([
        'Asha took it',
        'Asha changed the next step',
        'Asha gave it to Ravi',
      ]),
    )
  })

  test('an address that looks like a slip is asked about, and what failed goes out again', async () => {
    const screen = await openEnquiryScreen({ email: 'meera@gmial.com' })
    const { db } = screen.app
    await db
      .updateTable('outbox')
      .set({ state: 'given-up', last_error: 'refused EENVELOPE 550 5.1.1 RCPT TO' })
      .set({ first_failed_at: new Date().toISOString() })
      .where('kind', '=', 'visitor-email')
      .execute()
    const { visitor, deliveries, days } = await screen.open()
    expect(visitor).toMatchObject({
      emailFlag: 'Not delivered. Is it gmail.com?',
      likelyEmail: 'meera@gmail.com',
    })
    const failed = deliveries.find(({ to }) => to === 'To Meera')
    expect(failed).toMatchObject({ standing: 'failed', canSendAgain: true, wantsAddress: true })
    expect(failed?.words).toMatch(/: mailbox not found$/)
    expect(days[0]?.lines.find(({ bad }) => bad)?.words).toBe(
      'E-mail to Meera failed: mailbox not found',
    )
    const correct = { intent: 'correct-address', email: 'meera@gmal.com' }
    expect(await screen.post({ ...correct, email: 'nobody' })).toMatchObject({
      status: 422,
      notDone: { problem: 'Invalid email format.', typed: { email: 'nobody' } },
    })
    expect(await screen.post(correct)).toMatchObject({
      status: 422,
      notDone: { asked: 'meera@gmail.com' },
    })
    await postAndFollow(screen, { ...correct, email: 'meera@gmail.com' })
    const message = await db
      .selectFrom('outbox')
      .select(['state', 'recipient', 'id'])
      .where('kind', '=', 'visitor-email')
      .executeTakeFirstOrThrow()
    expect(message).toMatchObject({ state: 'waiting', recipient: 'meera@gmail.com' })
    await db.updateTable('outbox').set({ state: 'given-up' }).where('id', '=', message.id).execute()
    const again = await postAndFollow(screen, { intent: 'send-again', message: message.id })
    expect(again.done).toMatchObject({ title: 'Trying again', undo: undefined })
  })

  test('what was set aside is let out, with its e-mails', async () => {
    const screen = await openEnquiryScreen({ suspicion: 'honeypot' })
    expect((await screen.open()).quarantined).toMatch(/field that people do not see/)
    const released = await postAndFollow(screen, { intent: 'release' })
    expect(released).toMatchObject({ state: 'new', turn: 'ours', quarantined: undefined })
    expect(released.deliveries).toHaveLength(2)
  })

  test('a form that is none is refused', async () => {
    const { post } = await openEnquiryScreen()
    for (const intent of ['', 'strike-note', 'constructor']) {
      await expect(post({ intent })).rejects.toMatchObject({ init: { status: 400 } })
    }
    expect(await post({ intent: 'state', state: 'gone' })).toMatchObject({ status: 422 })
  })
})

describeOnce('two people at once', () => {
  test('the later write never wins in silence: both values stand side by side', async () => {
    const screen = await openEnquiryScreen()
    const { version, seen } = await screen.open()
    await screen.change(screen.reference, { kind: 'state', state: 'quoted' }, { by: screen.ravi })
    const answer = await screen.post({ intent: 'state', state: 'won' }, { version })
    expect(answer).toMatchObject({
      status: 409,
      notDone: {
        conflict: { who: 'Ravi changed this to Quoted', theirs: 'Quoted', yours: 'Won' },
      },
    })
    expect((await screen.file()).row.state).toBe('quoted')
    const typed = await screen.post(
      { intent: 'plan', text: 'Call at six', 'text-before': 'Call Meera.', remind: 'none' },
      { version },
    )
    expect(typed.notDone).toMatchObject({
      typed: { text: 'Call at six' },
      conflict: { theirs: 'No sentence, no reminder', yours: 'Call at six' },
    })
    const changes = new Request(`http://localhost:3000${screen.address}/changes?seen=${seen}`)
    expect(await changesLoader(screen.args(changes))).toMatchObject({
      words: 'Ravi changed this to Quoted',
    })
    const conflict = answer.notDone?.conflict
    const mine = { ...conflict?.fields, intent: 'state' }
    expect(await screen.post(mine, { version: conflict?.version })).toMatchObject({ status: 303 })
    expect((await screen.file()).row.state).toBe('won')
  })

  test('a note is kept whatever others do, and says what they did meanwhile', async () => {
    const screen = await openEnquiryScreen()
    const { version, seen, noteId } = await screen.open()
    await screen.change(
      screen.reference,
      { kind: 'person', staffId: screen.ravi },
      { by: screen.ravi, at: new Date() },
    )
    const note = { intent: 'note', text: 'Keep these', submission: noteId, seen: String(seen) }
    const { to } = await screen.post(note, { version })
    const view = await screen.open(`?${to?.split('?')[1]}`)
    expect(view).toMatchObject({ meanwhile: 'Ravi took it', done: { title: 'Note added' } })
    await screen.post(note, { version })
    expect((await screen.file()).notes).toHaveLength(1)
    // The other person is not told that they did it.
    expect((await screen.open(`?${to?.split('?')[1]}`, { id: screen.ravi })).done).toBeUndefined()
  })
})
