import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { ChangedForm } from './changed-form.tsx'

test('Settings are sent in parts, in which a letter of Devanagari takes a third', () => {
  const Page = createRoutesStub([
    { path: '/', Component: () => <ChangedForm stored={{ 'ready-texts': 'क' }}>x</ChangedForm> },
  ])
  const html = renderToStaticMarkup(<Page />)
  expect(html).toMatch(/<form [^>]*encType="multipart\/form-data"/i)
  expect(html).toContain('name="stored:ready-texts" value="क"')
})
