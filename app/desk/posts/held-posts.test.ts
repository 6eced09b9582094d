import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { keptForHeader, postAsHeader } from '#app/staff/sessions/kept-for.ts'
import { createHeldPosts } from './held-posts.ts'
import { postIdHeader } from './post-headers.ts'
import { tryAllAgain } from './until-tried.ts'

const site = 'http://localhost:3000'

beforeEach(() => {
  const page = new EventTarget()
  vi.stubGlobal('location', { href: `${site}/desk`, origin: site })
  vi.stubGlobal('document', new EventTarget())
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
    vi.stubGlobal(name, page[name].bind(page))
  }
  onTestFinished(() => void vi.unstubAllGlobals())
})

/** An answer of the site to a form: what its action gives, or throws. */
const answered = (status: number, kind: 'data' | 'error', headers = {}) =>
  new Response(JSON.stringify([{ _1: 2 }, kind, 'words']), {
    status,
    headers: { 'x-remix-response': 'yes', [keptForHeader]: '1', ...headers },
  })

/** A page of Asha’s over a network that answers with these, one after the other. */
function openPage(...answers: (Response | 'nothing')[]) {
  const asked: { text: string; id: string | null; as: string | null }[] = []
  const posts = createHeldPosts(
    async (_, init) => {
      const headers = new Headers(init?.headers)
      const as = headers.get(postAsHeader)
      asked.push({ text: String(init?.body), id: headers.get(postIdHeader), as })
      const answer = answers.shift() ?? 'nothing'
      if (answer === 'nothing') throw new TypeError('No network.')
      return answer
    },
    async () => false,
  )
  posts.postAs(1)
  const send = (
    said: string | FormData,
    signal = new AbortController().signal,
  ): Promise<Response> =>
    posts.fetch(`${site}/desk/staff.data`, {
      method: 'POST',
      body: typeof said === 'string' ? new URLSearchParams({ text: said }) : said,
      signal,
    })
  const untilHeld = (hindrance: string | undefined) =>
    expect.poll(() => posts.shown().hindrance).toBe(hindrance)
  return { posts, asked, send, untilHeld, answers }
}

test('what is posted goes in its order once there is a network, and under one id', async () => {
  const { asked, send, untilHeld, answers } = openPage('nothing')
  const [first, second] = [send('first'), send('second')]
  await untilHeld('network')
  answers.push(answered(200, 'data'), answered(422, 'data'))
  tryAllAgain()
  expect([(await first).status, (await second).status]).toEqual([200, 422])
  expect(asked.map(({ text }) => text)).toEqual(['text=first', 'text=first', 'text=second'])
  expect(asked[0]?.id).toBe(asked[1]?.id)
  expect(asked[2]?.id).not.toBe(asked[0]?.id)
  expect(asked.map(({ as }) => as)).toEqual(['1', '1', '1'])
})

test('what is pressed twice before its answer is posted once, and both are answered', async () => {
  const { asked, posts, send, untilHeld, answers } = openPage('nothing')
  const [left, before] = [new AbortController(), send('before')]
  const first = send('letter', left.signal)
  // The router leaves a post for the next one of the same form.
  left.abort()
  const second = send('letter')
  await untilHeld('network')
  expect(posts.shown().many).toBe(2)
  answers.push(answered(200, 'data'), answered(201, 'data'), answered(202, 'data'))
  tryAllAgain()
  const told = await Promise.all([before, first, second])
  expect(told.map(({ status }) => status)).toEqual([200, 201, 201])
  expect(posts.shown().lost).toBe(false)
  // Once it is answered, the same again is another one.
  expect((await send('letter')).status).toBe(202)
  expect(asked.map(({ text }) => text)).toEqual([
    ...['text=before', 'text=before'],
    ...['text=letter', 'text=letter'],
  ])
})

test('what is pressed twice is posted once, too, where it is sent in parts, but for a file', async () => {
  const { posts, send, untilHeld, answers } = openPage('nothing')
  const inParts = (value: string | Blob) => {
    const form = new FormData()
    form.append('text', value)
    return form
  }
  const pressed = [send(inParts('letter')), send(inParts('letter'))]
  await untilHeld('network')
  expect(posts.shown().many).toBe(1)
  const more = [
    send(inParts('other')),
    send(inParts(new Blob(['x']))),
    send(inParts(new Blob(['x']))),
  ]
  expect(posts.shown().many).toBe(4)
  answers.push(...[200, 201, 202, 203].map((status) => answered(status, 'data')))
  tryAllAgain()
  const told = await Promise.all([...pressed, ...more])
  expect(told.map(({ status }) => status)).toEqual([200, 200, 201, 202, 203])
})

test('what is done, undone and done again before an answer is done in the end', async () => {
  const { asked, send, untilHeld, answers } = openPage('nothing')
  const pressed = [send('tick'), send('untick'), send('tick')]
  await untilHeld('network')
  answers.push(answered(200, 'data'), answered(201, 'data'), answered(202, 'data'))
  tryAllAgain()
  const told = await Promise.all(pressed)
  expect(told.map(({ status }) => status)).toEqual([200, 201, 202])
  expect(asked.map(({ text }) => text)).toEqual([
    ...['text=tick', 'text=tick'],
    ...['text=untick', 'text=tick'],
  ])
})

test('an answer that breaks off, and one that would stand in the page’s place, are none', async () => {
  const broken = new ReadableStream({ start: (body) => body.error(new TypeError('cut off')) })
  const { send, untilHeld, answers } = openPage(
    new Response(broken, { headers: { [keptForHeader]: '1' } }),
  )
  const sent = send('words')
  await untilHeld('network')
  for (const [answer, hindrance] of [
    [new Response('Bad gateway', { status: 502 }), 'site'],
    [answered(404, 'error'), 'refused'],
    [new Response('Please sign in.', { status: 401 }), 'signed-out'],
    [answered(403, 'data', { [keptForHeader]: '2 without-inbox' }), 'somebody-else'],
    [answered(500, 'error'), 'site'],
  ] as const) {
    answers.push(answer)
    tryAllAgain()
    await untilHeld(hindrance)
  }
  answers.push(answered(200, 'data'))
  tryAllAgain()
  expect((await sent).status).toBe(200)
  await untilHeld(undefined)
})

test('what is too large for something on its way is sent once, told, and holds nothing back', async () => {
  const { posts, asked, send, answers } = openPage(
    new Response('Request Entity Too Large', { status: 413 }),
    answered(200, 'data'),
  )
  const told: string[] = []
  void send('much').then(
    () => told.push('answered'),
    () => told.push('failed'),
  )
  // The next one goes on its way, and ends what is told of the first.
  const isTold = () => posts.shown().tooLarge
  await expect.poll(isTold).toBe(true)
  expect(posts.shown()).toMatchObject({ many: 0, hindrance: undefined })
  expect((await send('less')).status).toBe(200)
  expect([asked.length, told, isTold()]).toEqual([2, [], false])
  // What the site itself says of a form is shown in the form.
  answers.push(answered(413, 'data'))
  expect((await send('a picture')).status).toBe(413)
})

test('what the page no longer waits for is sent all the same, and a refusal of it told', async () => {
  const { posts, asked, send, untilHeld, answers } = openPage('nothing')
  const left = new AbortController()
  void send('half a note', left.signal)
  await untilHeld('network')
  left.abort()
  let late = 0
  posts.onLate(() => {
    late += 1
  })
  answers.push(answered(409, 'data'))
  tryAllAgain()
  await untilHeld(undefined)
  expect(asked.map(({ text }) => text)).toEqual(['text=half+a+note', 'text=half+a+note'])
  expect([late, posts.shown()]).toEqual([1, expect.objectContaining({ many: 0, lost: true })])
})

test('what is read waits until what was posted is answered', async () => {
  const { posts, send, untilHeld, answers } = openPage('nothing')
  const order: string[] = []
  const sent = send('words').then(() => order.push('posted'))
  await untilHeld('network')
  const read = posts.fetch(`${site}/desk.data`).then(() => order.push('read'))
  answers.push(answered(200, 'data'), answered(200, 'data'))
  tryAllAgain()
  await Promise.all([sent, read])
  expect(order).toEqual(['posted', 'read'])
})
