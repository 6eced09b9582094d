import { expect } from 'vitest'
import { shopDefaults } from '#app/settings/shop-defaults.ts'
import { languages } from '#languages/language.ts'
import { readConfig } from '#server/config.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { quoteChat, quoteEmail } from './quote.email.ts'
import { quoteMessageWords } from './quote.words.ts'

const config = readConfig({}, shopDefaults)

const quote = {
  number: 'Q-2026-0017',
  revision: 2,
  total: 231_900,
  validUntil: '2026-12-01',
  token: 'x'.repeat(22),
  visitor: { name: 'Meera  Deshpande', email: 'meera@example.com' },
}

test('a second revision is called so in each language, in the e-mail and in the chat', () => {
  const called = {
    en: 'Q-2026-0017, revision 2',
    hi: 'Q-2026-0017, संशोधन 2',
    mr: 'Q-2026-0017, आवृत्ती 2',
  }
  for (const language of languages) {
    const { subject, text, html } = quoteEmail({ ...quote, language }, config)
    const chat = quoteChat({ ...quote, language }, config)
    for (const said of [subject, text, html, chat]) expect(said).toContain(called[language])
    if (language !== 'en') expect(text + chat).not.toContain('revision')
  }
})

test('the e-mail of a quote that expired before it could go asks nobody to accept it', () => {
  for (const language of languages) {
    const { open, openLate } = quoteMessageWords[language]
    const { text, html } = quoteEmail({ ...quote, language }, config, { isOver: true })
    for (const said of [text, html]) {
      expect(said).toContain(openLate)
      expect(said).not.toContain(open)
    }
  }
  const { text } = quoteEmail({ ...quote, language: 'en' }, config, { isOver: true })
  expect(text.replaceAll('\u00a0', ' ')).toContain(
    'Here is our quote Q-2026-0017, revision 2: Rs 2,319. It was valid until 1 December 2026.',
  )
})

test('the e-mail says that a PDF is attached, in each language, unless none is', () => {
  for (const language of languages) {
    const { text, html } = quoteEmail({ ...quote, language }, config)
    const bare = quoteEmail({ ...quote, language }, config, { hasPdf: false })
    for (const said of [text, html]) expect(said).toContain('PDF')
    for (const said of [bare.text, bare.html]) expect(said).not.toContain('PDF')
  }
})
