import { describe, expect, test } from 'vitest'
import { formRoutes } from '#main/read-addresses.ts'
import { leadFormPost } from './form-routes.ts'

function request(path: string, type: string | undefined, method = 'POST') {
  return new Request(`http://localhost:3000${path}`, {
    method,
    headers: type ? { 'Content-Type': type, 'X-Kept': 'yes' } : {},
    body: method === 'POST' ? 'email=a%40b.in' : undefined,
  })
}

const form = 'application/x-www-form-urlencoded'

describe('a form’s address', () => {
  test.each([
    ['/enquiry/create', form, '/product/enquiryForm'],
    ['/api/forms/submit', form, '/productPages/corporateBulkGifting'],
    ['/api/forms/submit', `${form};charset=UTF-8`, '/productPages/corporateBulkGifting'],
    ['/newsletter/subscribe', form, '/newsletter/subscribe'],
    ['/enquiry/create', 'application/json', '/enquiry/create'],
    ['/newsletter/subscribe', 'application/json', '/api/newsletter/subscribe'],
  ])('%s sent as %s is answered by %s', async (path, type, answeredBy) => {
    const led = await leadFormPost(formRoutes, request(path, type))
    expect(led).toBeInstanceOf(Request)
    if (!(led instanceof Request)) return
    expect(new URL(led.url).pathname).toBe(answeredBy)
    expect(led.headers.get('X-Kept')).toBe('yes')
    expect(await led.text()).toBe('email=a%40b.in')
  })

  test.each(['text/plain', 'application/xml', undefined])(
    'takes nothing sent as %s',
    async (type) => {
      for (const path of ['/enquiry/create', '/api/forms/submit', '/newsletter/subscribe']) {
        expect(await leadFormPost(formRoutes, request(path, type))).toMatchObject({ status: 415 })
      }
    },
  )

  test('can be opened, and other pages are left alone', async () => {
    const opened = request('/newsletter/subscribe', undefined, 'GET')
    expect(await leadFormPost(formRoutes, opened)).toBe(opened)
    const page = request('/product/enquiryForm', form)
    expect(await leadFormPost(formRoutes, page)).toBe(page)
    const odd = request('/constructor', form)
    expect(await leadFormPost(formRoutes, odd)).toBe(odd)
  })
})
