import { describe, expect, test } from 'vitest'
import { foldRecipient } from '#server/delivery/fold-recipient.ts'
import { escapeHtml, htmlLetter, letter } from './letter.ts'

describe('a letter', () => {
  test('has a line between its paragraphs', () => {
    expect(letter('Namaste', 'Thank you.')).toBe('Namaste\n\nThank you.\n')
  })

  test('as HTML is a small document', () => {
    expect(htmlLetter('<p>Namaste</p>', '<p>Thank you.</p>')).toBe(
      '<!doctype html><html lang="en-IN"><body style="max-width:34em;font:16px/1.5 sans-serif"><p>Namaste</p>\n<p>Thank you.</p></body></html>',
    )
  })

  test('shows a visitor’s words as they were written, never as markup', () => {
    expect(escapeHtml('<b class="x">Tulsi & Neem</b>')).toBe(
      '&lt;b class=&quot;x&quot;&gt;Tulsi &amp; Neem&lt;/b&gt;',
    )
  })
})

test.each([
  ['Meera@Example.COM', 'meera@example.com'],
  ['meera+plants+seeds@example.com', 'meera@example.com'],
  ['me.era@example.com', 'me.era@example.com'],
  ['M.e.e.r.a+plants@gmail.com', 'meera@gmail.com'],
  ['me.era@GoogleMail.com', 'meera@gmail.com'],
  ['+@example.com', '+@example.com'],
  ['+plants@example.com', '+plants@example.com'],
  ['"a@b"@example.com', '"a@b"@example.com'],
])('e-mails to %s are counted for %s', (address, folded) => {
  expect(foldRecipient(address)).toBe(folded)
})
