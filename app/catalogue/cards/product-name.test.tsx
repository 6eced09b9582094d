import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { calledName } from '#app/catalogue/called-name.ts'
import type { Language } from '#languages/language.ts'
import { LanguageContext } from '#languages/use-language.ts'
import { EnquireLink } from './enquire-link.tsx'
import { ProductName } from './product-name.tsx'

const tulsi = { name: 'Holy Basil (Tulsi)', localName: 'तुलसी' }
const palm = { name: 'Areca Palm' }

const show = (product: typeof tulsi | typeof palm, language: Language) =>
  renderToStaticMarkup(
    <LanguageContext value={language}>
      <ProductName product={product} />
    </LanguageContext>,
  )

test('the local name stands before the English one, which alone stands where nobody is sure', () => {
  expect(show(tulsi, 'hi')).toBe('तुलसी <span class="en" lang="en">Holy Basil (Tulsi)</span>')
  expect(show(palm, 'mr')).toBe('<span lang="en">Areca Palm</span>')
  expect([calledName(tulsi), calledName(palm)]).toEqual(['तुलसी', 'Areca Palm'])
})

test('an English page shows the name and nothing around it', () => {
  expect(show(palm, 'en')).toBe('Areca Palm')
})

test('one voice reads what is pressed to ask about it, and the form is told both its names', () => {
  const html = renderToStaticMarkup(
    <LanguageContext value="hi">
      <EnquireLink product={{ id: 1, ...tulsi }}>अभी पूछें</EnquireLink>
    </LanguageContext>,
  )
  expect(html).toContain('aria-label="अभी पूछें: तुलसी"')
  expect(html).toContain('data-name="तुलसी, Holy Basil (Tulsi)"')
})
