import { expect, test } from 'vitest'
import { isView } from './is-view.ts'

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'

test('what a phone gets is looked at, each time', () => {
  expect([isView('GET', 200, phone), isView('GET', 200, phone)]).toEqual([true, true])
})

test.each([
  ['only the head was asked for', 'HEAD', 200, phone],
  ['a form came back', 'POST', 200, phone],
  ['nothing stood there', 'GET', 404, phone],
  ['the visitor is sent elsewhere', 'GET', 301, phone],
  ['we failed', 'GET', 503, phone],
  ['a search engine read it', 'GET', 200, 'Mozilla/5.0 (compatible; Googlebot/2.1)'],
  ['a chat made its preview', 'GET', 200, 'WhatsApp/2.23.20.0'],
  ['a program fetched it', 'GET', 200, 'curl/8.5.0'],
  ['nobody said who it was', 'GET', 200, undefined],
  ['somebody said far too much', 'GET', 200, phone.padEnd(401)],
])('nobody looks at it when %s', (_, method, status, userAgent) => {
  expect([isView(method, status, userAgent), isView(method, status, userAgent)]).toEqual([
    false,
    false,
  ])
})
