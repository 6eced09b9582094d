import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { LetterProgress } from './letter-progress.tsx'
import type { LetterView } from './letter-view.ts'

test.each(['sending', 'paused'] as const)('one that is %s is not stopped with one tap', (state) => {
  const numbers = { recipients: 5, sent: 3, failed: 1, left: 0, waiting: 1 }
  const letter: LetterView = {
    id: 1,
    subject: 'Notes',
    text: 'It rains.',
    version: 2,
    state,
    isUnderWay: false,
    ...numbers,
  }
  const Page = createRoutesStub([
    { path: '/', Component: () => <LetterProgress letter={letter} perMinute={60} /> },
  ])
  const html = renderToStaticMarkup(<Page />)
  const asked = /<details.*?<\/details>/s.exec(html)?.[0] ?? ''
  expect(asked).toContain('value="stop"')
  expect(html.replace(asked, '')).not.toContain('value="stop"')
  expect(asked).not.toContain('<details open')
})
