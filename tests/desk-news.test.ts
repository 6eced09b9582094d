import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { type RunningSite, startSite } from './support/programs/site.ts'
import { sendForm, someEnquiry } from './support/send-form.ts'
import { signInAt } from './support/staff.ts'

/** Listens at a running site as somebody of the desk does, asking for whatever may be packed. */
async function listenAt(site: RunningSite) {
  const { cookie } = await signInAt(site, { role: 'desk' })
  const headers = { cookie, accept: 'text/event-stream', 'accept-encoding': 'br, gzip' }
  const [answer] = (await once(
    request(`${site.url}/desk/news`, { headers }).end(),
    'response',
  )) as [IncomingMessage]
  const heard: string[] = []
  answer.on('data', (part) => heard.push(String(part)))
  return { answer, cookie, heard, ended: once(answer, 'end') }
}

test('an open desk hears of what any process stores, as it comes, until it is signed out or the site stops', async () => {
  const site = await startSite()
  const other = await startSite({}, site.dataDir)
  onTestFinished(() => other.stop({ keepData: true }).then(() => site.stop()))
  const [staying, leaving] = [await listenAt(site), await listenAt(site)]
  expect(staying.answer.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  expect(staying.answer.headers).not.toHaveProperty('content-encoding')

  const reference = await sendForm(other, '/enquiry/create', someEnquiry(1))
  for (const { heard } of [staying, leaving]) {
    await expect.poll(() => heard.join('')).toContain(`"arrived":["${reference}"]`)
  }

  const headers = { cookie: leaving.cookie, 'sec-fetch-site': 'same-origin' }
  await fetch(`${site.url}/desk/sign-out`, { method: 'POST', headers, redirect: 'manual' })
  const unheard = await sendForm(other, '/enquiry/create', someEnquiry(2))
  await leaving.ended
  expect(leaving.heard.at(-1)).toContain('event: signed-out')
  await expect.poll(() => staying.heard.join('')).toContain(unheard)
  expect(leaving.heard.join('')).not.toContain(unheard)

  // It would wait ten seconds for an answer that never ends, and then cut it off.
  site.process.kill('SIGTERM')
  await staying.ended
  await once(site.process, 'exit')
  expect([site.process.exitCode, site.process.signalCode]).toEqual([0, null])
})
