import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { EnquiryScreenContext } from '#app/enquiries/desk/enquiry/enquiry-screen.ts'
import type { EnquiryView } from '#app/enquiries/desk/enquiry/enquiry-view.ts'
import { Quotes } from './quotes.tsx'
import { StatePath } from './state-path.tsx'

test('The key that a control answers to is said of it, and is no part of its name', () => {
  const quotes = { quotes: [], begins: 'It begins with one plant.', mayBegin: true }
  const view = { reference: 'AN-7Q2M0XKE', state: 'new', quotes } as unknown as EnquiryView
  const Component = () => (
    <EnquiryScreenContext value={{ view, notDone: undefined, unsent: false, held: 0 }}>
      <Quotes />
      <StatePath />
    </EnquiryScreenContext>
  )
  const Page = createRoutesStub([{ path: '*', Component }])
  const html = renderToStaticMarkup(<Page />)
  expect(html).toMatch(/<button [^>]*data-key="q" aria-keyshortcuts="q"/)
  expect(html).toMatch(/<input type="radio" [^>]*data-key="6" aria-keyshortcuts="6"/)
  expect(html.match(/<kbd.*?<\/kbd>/g)).toEqual(
    ['Q', 1, 2, 3, 4, 5, 6].map((key) => `<kbd aria-hidden="true">${key}</kbd>`),
  )
})
