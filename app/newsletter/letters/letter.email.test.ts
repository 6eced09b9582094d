import { expect, test } from 'vitest'
import { letterEmail, trialEmail } from './letter.email.ts'

const from = {
  siteUrl: 'https://nursery.example',
  business: { name: 'Rao & Sons', address: 'Baner Road, Pune' },
}
const words = {
  subject: 'Monsoon notes',
  text: 'Dear all,\nsee <https://nursery.example/a?b=1&c=2>.\n\nBye',
}
const reader = { email: 'meera@example.com', token: 'a-token', language: 'en' as const }

test('a letter is what was written, who wrote it, and how to be taken off the list in one click', () => {
  expect(letterEmail(words, reader, from)).toEqual({
    to: { name: '', address: 'meera@example.com' },
    subject: 'Monsoon notes',
    headers: {
      Precedence: 'bulk',
      'List-Unsubscribe': '<https://nursery.example/newsletter/unsubscribe?token=a-token>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    text: `Dear all,
see <https://nursery.example/a?b=1&c=2>.

Bye

--${' '}

You get this because you asked for the planting notes of Rao & Sons and confirmed it.

To be taken off the list at any time:
https://nursery.example/newsletter/unsubscribe?token=a-token

Rao & Sons
Baner Road, Pune
`,
    html: [
      '<!doctype html><html lang="en-IN"><body style="max-width:34em;font:16px/1.5 sans-serif"><p>Dear all,<br>see &lt;<a href="https://nursery.example/a?b=1&amp;c=2">https://nursery.example/a?b=1&amp;c=2</a>&gt;.</p>',
      '<p>Bye</p>',
      '<hr>',
      '<p>You get this because you asked for the planting notes of Rao &amp; Sons and confirmed it.<br><a href="https://nursery.example/newsletter/unsubscribe?token=a-token">Take me off the list</a></p>',
      '<p>Rao &amp; Sons<br>Baner Road, Pune</p></body></html>',
    ].join('\n'),
  })
})

test('what stands under it is in the language in which it was asked for', () => {
  expect(letterEmail(words, { ...reader, language: 'hi' }, from).text).toContain('कभी भी सूची से हटने')
  expect(letterEmail(words, { ...reader, language: 'mr' }, from).html).toContain('मला यादीतून काढा')
})

test('the trial says that it is one, and takes nobody off the list', () => {
  const trial = trialEmail(words, 'asha@aangan.example', from)
  expect(trial).toMatchObject({
    to: { address: 'asha@aangan.example' },
    subject: 'Test: Monsoon notes',
    text: expect.stringContaining('https://nursery.example/newsletter/unsubscribe\n'),
  })
  expect(trial.headers).toBeUndefined()
})
