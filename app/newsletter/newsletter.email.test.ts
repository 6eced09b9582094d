import { expect, test } from 'vitest'
import { shopDefaults } from '#app/settings/shop-defaults.ts'
import { readConfig } from '#server/config.ts'
import { confirmationMessage } from './newsletter.email.ts'

const { business } = readConfig({}, shopDefaults)
const siteUrl = 'https://nursery.example'
const asked = { email: 'meera@example.com', token: 'a-token' }

test('the letter asks once, says what to do, and how to be taken off at any time', () => {
  const message = confirmationMessage(asked, { business, siteUrl })
  expect(message).toEqual({
    kind: 'newsletter-email',
    email: {
      to: { name: '', address: 'meera@example.com' },
      subject: 'Please confirm: planting notes from Aangan Nursery',
      headers: {
        'Auto-Submitted': 'auto-generated',
        'List-Unsubscribe': '<https://nursery.example/newsletter/unsubscribe?token=a-token>',
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
      text: `Somebody, you we hope, asked for the planting notes of Aangan Nursery at this address.

Open this page to confirm:
https://nursery.example/newsletter/confirm?token=a-token

If it was not you, do nothing: we will not write again.

To be taken off the list at any time:
https://nursery.example/newsletter/unsubscribe?token=a-token

Aangan Nursery
`,
      html: expect.any(String),
    },
  })
})

test('the letter as HTML says the same, with both links, and a name with & in it is only text', () => {
  const named = { ...business, name: 'Rao & Sons' }
  const message = confirmationMessage(asked, { business: named, siteUrl })
  const html = 'email' in message ? message.email.html : ''
  expect(html.split('\n')).toEqual([
    expect.stringMatching(
      /<p>Somebody, .* planting notes of Rao &amp; Sons at this address\.<\/p>$/,
    ),
    '<p><a href="https://nursery.example/newsletter/confirm?token=a-token">Confirm the subscription</a></p>',
    '<p>If it was not you, do nothing: we will not write again.</p>',
    '<p><a href="https://nursery.example/newsletter/unsubscribe?token=a-token">Take me off the list</a></p>',
    expect.stringMatching(/^<p>Rao &amp; Sons<\/p>/),
  ])
})

test('whoever asked in Hindi is asked in Hindi, on pages in Hindi', () => {
  const message = confirmationMessage({ ...asked, language: 'hi' }, { business, siteUrl })
  expect(message).toMatchObject({
    email: {
      subject: 'कृपया हाँ कहें: Aangan Nursery का न्यूज़लेटर',
      headers: {
        // What a mail program posts to by itself speaks no language.
        'List-Unsubscribe': '<https://nursery.example/newsletter/unsubscribe?token=a-token>',
      },
      text: expect.stringContaining('https://nursery.example/hi/newsletter/confirm?token=a-token'),
      html: expect.stringContaining('<html lang="hi">'),
    },
  })
})
