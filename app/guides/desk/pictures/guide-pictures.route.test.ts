import { createElement } from 'react'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { findStoredGuide } from '#app/guides/store/stored-guides.server.ts'
import { uploadContext } from '#server/app-context.ts'
import type { ReceivedUpload } from '#server/http/receive-upload.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { staffArgs } from '#tests/support/staff.ts'
import { formRequest, openTestApp, responseOf } from '#tests/support/test-app.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { addGuide } from '#tests/support/test-guides.ts'
import GuidePicturesRoute, { action, loader, middleware } from './guide-pictures.route.tsx'

const path = '/desk/guides/1/pictures'

async function openPictures() {
  const app = await openTestApp({}, openTestCatalogue)
  const id = await addGuide(app.db)
  const argsOf = async (request: Request, params = { id: String(id) }) => ({
    ...(await staffArgs(app, request, { role: 'catalogue' })),
    params,
  })
  /** Posts a form as a browser without JavaScript; gives the page that answers. */
  const post = async (fields: Record<string, string>, upload?: ReceivedUpload) => {
    const args = await argsOf(formRequest(path, fields))
    if (upload) args.context.set(uploadContext, upload)
    const answer = await action(args)
    if (answer instanceof Response) return { status: answer.status, html: '' }
    const page = await argsOf(new Request(`http://localhost:3000${path}`))
    const { data: actionData, init } = answer
    const props = { loaderData: await loader(page), actionData } as never
    const Component = () => createElement(GuidePicturesRoute, props)
    const { html } = renderPage(createElement(createRoutesStub([{ path: '*', Component }])))
    return { status: init?.status, html }
  }
  return { app, id, argsOf, post }
}

test('what is typed of a picture that somebody else described meanwhile is still there, to be saved over it', async () => {
  const { app, id, post } = await openPictures()
  const form = { intent: 'describe', of: 'snake-plant', was: 'What stood there', hi: 'सर्प' }
  const { status, html } = await post({ ...form, description: 'Mine' })
  expect(status).toBe(422)
  expect(html).toContain('Somebody described it meanwhile: ‘A snake plant’')
  expect(html).toContain('value="Mine"')
  expect(html).toContain('value="सर्प"')
  // Saved once more it is written over theirs.
  expect(html).toContain('name="was" value="A snake plant"')
  expect(await post({ ...form, was: 'A snake plant', description: 'Mine' })).toMatchObject({
    status: 303,
  })
  expect((await findStoredGuide(app.db, id))?.edit.pictures).toEqual([
    { picture: 'snake-plant', description: 'Mine', descriptions: { hi: 'सर्प' } },
  ])
})

test('without JavaScript a file that is refused keeps what was typed beside it, where it was typed', async () => {
  const { post } = await openPictures()
  const fields = { description: 'In a blue pot', of: 'snake-plant' }
  const replaced = await post(fields, { fields, refused: 'broken' })
  expect(replaced.status).toBe(422)
  expect(replaced.html).toMatch(/<details class="pic-words" open="">.*value="In a blue pot"/)
  expect(replaced.html).toContain('did not arrive whole')
  const added = { description: 'In a bowl', intent: 'add' }
  const { html } = await post(added, { fields: added })
  expect(html).toContain('Choose a picture first')
  expect(html).toContain('id="added-description"')
  expect(html).toContain('value="In a bowl"')
})

test('what was asked of a picture that a colleague took away is refused in words, and what was typed is there', async () => {
  const { post } = await openPictures()
  const of = 'taken-away'
  const fields = { description: 'In a blue pot', of }
  const replaced = await post(fields, { fields })
  expect(replaced.status).toBe(422)
  expect(replaced.html).toContain('The picture whose place this was to take was taken away')
  expect(replaced.html).toMatch(/id="added-description"[^>]* value="In a blue pot"/)
  expect(replaced.html).not.toContain('aria-invalid')
  const asked = { of, was: 'A snake plant', description: 'Mine', hi: 'सर्प' }
  const described = await post({ ...asked, intent: 'describe' })
  expect(described.status).toBe(422)
  expect(described.html).toContain('This picture was taken away meanwhile.')
  expect(described.html).toContain('What you typed was not saved: Mine · सर्प')
  const removed = await post({ ...asked, intent: 'remove' })
  expect(removed.html).toContain('This picture was taken away meanwhile.')
  expect(removed.html).not.toContain('Mine')
})

test('a picture that a script sends for a guide that is gone is answered in words', async () => {
  const { argsOf } = await openPictures()
  const request = new Request(`http://localhost:3000${path}`, {
    method: 'POST',
    headers: { accept: 'application/json' },
  })
  const args = await argsOf(request, { id: '99' })
  const [answerCall] = middleware
  const answer = responseOf(await answerCall?.(args, async () => new Response()))
  expect(answer.status).toBe(404)
  expect(await answer.json()).toEqual({
    errors: { picture: 'There is no guide with this number' },
  })
})
