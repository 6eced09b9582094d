import { describe, expect, test as onBoth } from 'vitest'
import { loadCatalogue } from '#app/catalogue/files/load-catalogue.server.ts'
import type { ProductSize } from '#app/catalogue/sizes/size.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { findEnquiryFile } from '#app/enquiries/answering/enquiry-file.server.ts'
import { receiveBulkEnquiry } from '#app/enquiries/bulk/bulk-enquiries.server.ts'
import type { Enquiry } from '#app/enquiries/enquiry.ts'
import { addStaff } from '#app/staff/accounts.server.ts'
import type { Role } from '#app/staff/role.ts'
import { staffContext } from '#app/staff/sessions/staff-context.ts'
import { describeOnce, testOnce as test } from '#tests/support/databases/test-once.ts'
import { openDesk } from '#tests/support/desk.ts'
import { formRequest, routeArgs } from '#tests/support/test-app.ts'
import { action, loader } from './enquiry.route.tsx'
import { loader as changesLoader } from './enquiry-changes.api.ts'

/** An enquiry that has just come in, and the screen on which Asha and Ravi have it. */
async function openScreen(enquiry?: Partial<Enquiry>) {
  const desk = await openDesk()
  const { app, asha, ravi } = desk
  const reference = await desk.ask(enquiry, new Date())
  const args = (request: Request, staff: { id?: number; role?: Role } = {}) => {
    const made = { ...routeArgs(app, request), params: { reference } }
    const { id = asha, role = 'desk' } = staff
    made.context.set(staffContext, { id, name: 'Asha Patil', role, sessionId: 1 })
    return made
  }
  const address = `/desk/enquiries/${reference}`
  const open = async (query = '', staff?: { id?: number; role?: Role }) => {
    const request = new Request(`http://localhost:3000${address}${query}`)
    return (await loader(args(request, staff))).view
  }
  /** Posts a form as the page in front of the person would; gives where it leads, or what is said. */
  const post = async (
    fields: Record<string, string>,
    staff?: { id?: number; role?: Role; version?: number },
  ) => {
    const version = staff?.version ?? (await open('', staff)).version
    const form = formRequest(address, { version: String(version), ...fields })
    const answer = await action(args(form, staff))
    if (answer instanceof Response) {
      return { status: answer.status, to: answer.headers.get('Location') ?? '' }
    }
    return { status: answer.init?.status, notDone: answer.data.notDone }
  }
  const file = async () => {
    const found = await findEnquiryFile(app, reference)
    if (!found) throw new Error('The enquiry is gone.')
    return found
  }
  return { ...desk, reference, address, open, post, file, args, asha, ravi }
}

type Screen = Awaited<ReturnType<typeof openScreen>>

/** Posts, and shows the page to which it leads. */
async function postAndFollow({ post, open }: Screen, fields: Record<string, string>) {
  const { status, to } = await post(fields)
  expect(status).toBe(303)
  return open(`?${to?.split('?')[1] ?? ''}`)
}

const wordsOf = (view: Awaited<ReturnType<Screen['open']>>) =>
  view.days.flatMap(({ lines }) => lines.map(({ who, words }) => `${who ?? ''} ${words}`.trim()))

describeOnce('the screen of one enquiry', () => {
  test('shows what was asked for as it was then, and what has changed since', async () => {
    const screen = await openScreen()
    await loadCatalogue(screen.app.db)
    const reference = await screen.ask({
      products: [
        { id: 7, quantity: '12', note: 'Same height' },
        { id: 8, quantity: '2' },
        { id: 7, size: 3, quantity: '1' },
      ],
      mobileNumber: '9876500001',
      email: 'other@example.com',
    })
    const pot = { number: null, label: '4 inch pot', labels: {}, availability: null }
    const give = (sizes: ProductSize[]) =>
      saveProduct(screen.app, { staffId: 1, source: 'desk', id: 9, change: { sizes } })
    await give([{ ...pot, price: 24_900 }])
    screen.app.config.prices.areShown = true
    const sized = await screen.ask({
      products: [{ id: 9, size: 1, quantity: '2', priceSeen: 24_900 }, { id: 9 }],
      mobileNumber: '9876500003',
      email: 'third@example.com',
    })
    const askedFor = async () => {
      const request = new Request(`http://localhost:3000/desk/enquiries/${sized}`)
      return (await loader({ ...screen.args(request), params: { reference: sized } })).view.products
    }
    const name = expect.any(String)
    expect(await askedFor()).toMatchObject([
      { name, size: '4 inch pot', price: 'saw Rs\u00a0249, as today' },
      { name, size: 'No size chosen', price: undefined },
    ])
    await give([{ ...pot, number: 1, label: 'Small pot', price: 29_900 }])
    expect((await askedFor())[0]).toMatchObject({
      ...{ size: '4 inch pot', price: 'saw Rs\u00a0249, Rs\u00a0299 in the catalogue' },
      changed: 'The size is called Small pot now',
    })
    await give([])
    expect((await askedFor())[0]).toMatchObject({
      ...{ price: 'saw Rs\u00a0249', changed: 'This size is no longer there' },
    })
    await screen.app.db
      .updateTable('products')
      .set({ name: 'Bamboo Palm' })
      .where('id', '=', 8)
      .execute()
    const asked = {
      ...screen.args(new Request(`http://localhost:3000/desk/enquiries/${reference}`)),
      params: { reference },
    }
    const { view } = await loader(asked)
    expect(view).toMatchObject({ things: 'Three things', from: { words: 'My list' } })
    expect(view.products).toMatchObject([
      { name: 'Snake Plant', quantity: '12', note: 'Same height', changed: undefined },
      { name: 'Areca Palm', quantity: '2', changed: 'Called Bamboo Palm now' },
      { name: 'Snake Plant', quantity: '1', changed: undefined },
    ])
    expect(view.products[0]?.room?.webp).toMatch(/^\/pictures\/snake-plant/)
    await screen.app.db.deleteFrom('product_facts').where('product_id', '=', 7).execute()
    await screen.app.db.deleteFrom('search_words').execute()
    await screen.app.db.deleteFrom('products').where('id', '=', 7).execute()
    expect((await loader(asked)).view.products[0]).toMatchObject({
      name: 'Snake Plant',
      changed: 'No longer in the catalogue',
    })
  })

  test('says whose turn it is, who comes before and after, and leads to the visitor', async () => {
    const screen = await openScreen()
    const later = await screen.ask(
      { mobileNumber: '9876500002', email: 'b@example.com' },
      new Date(),
    )
    const view = await screen.open()
    expect(view).toMatchObject({
      name: 'Meera Deshpande',
      firstName: 'Meera',
      turn: 'ours',
      place: { number: 1, of: 2, after: later },
      visitor: { mobile: '+91 98765 43210', call: 'tel:+919876543210' },
    })
    const draft = new URL(view.visitor.whatsApp)
    expect(draft.href).toMatch(/^https:\/\/wa\.me\/919876543210\?/)
    expect(draft.searchParams.get('text')).toContain(screen.reference)
    expect(wordsOf(view)).toContain('Asha opened it')
  })

  test('shows a bulk enquiry with its own fields', async () => {
    const { app, args } = await openScreen()
    const { reference } = await receiveBulkEnquiry(app, {
      fullName: 'Anil Rao',
      mobileNo: '9876500003',
      email: 'anil@example.com',
      type: 'corporateGift',
      companyName: 'Rao & Sons',
      message: '200 desk plants',
    })
    const request = new Request(`http://localhost:3000/desk/enquiries/${reference}`)
    const { view } = await loader({ ...args(request), params: { reference } })
    expect(view).toMatchObject({
      message: '200 desk plants',
      bulk: { type: 'Corporate Gift Query', company: 'Rao & Sons' },
    })
  })

  test('is for the owner and the desk, and erasing for the owner alone', async () => {
    const { open, post, args, address } = await openScreen()
    const catalogue = { role: 'catalogue' as const }
    const refused = { init: { status: 403 } }
    await expect(open('', catalogue)).rejects.toMatchObject(refused)
    await expect(post({ intent: 'take' }, { ...catalogue, version: 1 })).rejects.toMatchObject(
      refused,
    )
    await expect(post({ intent: 'erase', asked: 'yes' })).rejects.toMatchObject(refused)
    const changes = new Request(`http://localhost:3000${address}/changes`)
    await expect(changesLoader(args(changes, catalogue))).rejects.toMatchObject(refused)
    expect((await open()).mayErase).toBe(false)
    expect((await open('', { role: 'owner' })).mayErase).toBe(true)
  })

  test('is not there for a reference that nothing has', async () => {
    const { args } = await openScreen()
    const request = new Request('http://localhost:3000/desk/enquiries/AN-00000000')
    const asked = { ...args(request), params: { reference: 'AN-00000000' } }
    await expect(loader(asked)).rejects.toMatchObject({ init: { status: 404 } })
  })
})

describe('each form', () => {
  onBoth(
    'makes its change, tells it with ids only, and writes it down in plain words',
    async () => {
      const screen = await openScreen()
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
    const screen = await openScreen()
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
    const screen = await openScreen()
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
    const screen = await openScreen()
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
    const screen = await openScreen({ email: 'meera@gmial.com' })
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
    const screen = await openScreen({ suspicion: 'honeypot' })
    expect((await screen.open()).quarantined).toMatch(/field that people do not see/)
    const released = await postAndFollow(screen, { intent: 'release' })
    expect(released).toMatchObject({ state: 'new', turn: 'ours', quarantined: undefined })
    expect(released.deliveries).toHaveLength(2)
  })

  test('a form that is none is refused', async () => {
    const { post } = await openScreen()
    for (const intent of ['', 'strike-note', 'constructor']) {
      await expect(post({ intent })).rejects.toMatchObject({ init: { status: 400 } })
    }
    expect(await post({ intent: 'state', state: 'gone' })).toMatchObject({ status: 422 })
  })
})

describeOnce('two people at once', () => {
  test('the later write never wins in silence: both values stand side by side', async () => {
    const screen = await openScreen()
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
    const screen = await openScreen()
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

test('what is written to a visitor begins in their language, in the e-mail to the staff too', async () => {
  const screen = await openScreen({ language: 'mr', products: [{ id: 7, quantity: '2' }] })
  const { language, visitor, texts } = await screen.open()
  const draft = new URL(visitor.whatsApp).searchParams.get('text') ?? ''
  expect(language).toBe('Marathi')
  expect(draft).toMatch(/^नमस्कार Meera, आपण आम्हाला .+ यांबद्दल विचारले होते \(AN-/)
  const fitting = texts.filter(({ fits }) => fits)
  expect(fitting.map((text) => text.language)).toEqual(Array(5).fill('mr'))
  expect(fitting[0]?.preview).toContain('सोमवार')
  const mails = await screen.app.db
    .selectFrom('outbox')
    .select('body')
    .where('kind', '=', 'staff-email')
    .execute()
  const { text } = JSON.parse(mails[0]?.body ?? '{}')
  expect(text).toContain('Language: Marathi\n')
  expect(text).toContain(`/desk/enquiries/${screen.reference}\n`)
  expect(text).toContain(visitor.whatsApp)
})

describe('ready texts', () => {
  onBoth(
    'are filled in, and one’s own can be added, changed and removed by nobody else',
    async () => {
      const screen = await openScreen()
      const { texts } = await screen.open()
      expect(texts.map(({ title }) => title)).toContain('Our offer')
      const mail = texts.find(({ channel }) => channel === 'email')
      expect(mail?.link).toMatch(/^mailto:meera@example\.com\?subject=Your%20enquiry%20AN-/)
      expect(mail?.link).toContain('%0D%0A')
      const text = {
        intent: 'save-text',
        id: '',
        channel: 'whatsapp',
        title: 'Shed',
        text: '{name}, they stand in shed 2. We are here {hours}.',
      }
      expect(await screen.post({ ...text, text: ' ' })).toMatchObject({
        status: 422,
        notDone: { problem: 'A text has a name and words.', typed: { title: 'Shed' } },
      })
      await screen.post(text)
      const own = (await screen.open()).texts.find(({ title }) => title === 'Shed')
      expect(own?.preview).toBe(
        'Meera, they stand in shed 2. We are here Monday to Saturday, 10 am to 7 pm.',
      )
      const id = String(own?.own?.id)
      const ravi = { id: screen.ravi }
      expect((await screen.open('', ravi)).texts.map(({ title }) => title)).not.toContain('Shed')
      expect(await screen.post({ ...text, id, title: 'Mine' }, ravi)).toMatchObject({ status: 422 })
      await screen.post({ intent: 'remove-text', id }, ravi)
      await screen.post({ ...text, id, title: 'Shed 2' })
      expect((await screen.open()).texts.map(({ title }) => title)).toContain('Shed 2')
      await screen.post({ intent: 'remove-text', id })
      expect((await screen.open()).texts).toHaveLength(texts.length)
    },
  )
})

describe('erasing', () => {
  onBoth(
    'says what goes and what stays, asks for a yes, and leaves no word of the visitor',
    async () => {
      const screen = await openScreen()
      const owner = { role: 'owner' as const }
      await screen.ask({ message: 'Once more' }, new Date())
      await screen.post({ intent: 'note', text: 'Lives on the fourth floor' })
      expect((await screen.open('', owner)).erasing).toBeUndefined()
      expect((await screen.open('?erase=yes', owner)).erasing).toEqual({
        enquiries: 2,
        messages: 4,
        beside: [],
        shared: [],
      })
      expect((await screen.open('?erase=yes')).erasing).toBeUndefined()
      expect(await screen.post({ intent: 'erase' }, owner)).toMatchObject({ status: 422 })
      expect(await screen.post({ intent: 'erase', asked: 'yes' }, owner)).toMatchObject({
        status: 303,
        to: screen.address,
      })
      const view = await screen.open('', owner)
      expect(view).toMatchObject({ name: 'Erased', texts: [], message: null, mayErase: false })
      expect(JSON.stringify(view)).not.toMatch(/Meera|98765|example\.com|fourth floor|Kothrud/)
      expect(await screen.post({ intent: 'take' }, owner)).toMatchObject({
        notDone: { problem: 'This enquiry was erased on the visitor’s request.' },
      })
    },
  )
})
