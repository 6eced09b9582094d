import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StructuredData, toScriptJson } from './structured-data.tsx'

const hostile = '</script><script>alert(1)</script> <!-- & \u2028\u2029 "quoted"'

test('A name with markup in it can not end the data block of a page', () => {
  const html = renderToStaticMarkup(<StructuredData thing={{ '@type': 'Thing', name: hostile }} />)
  const inside = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html)?.[1] ?? ''
  expect(inside).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(inside)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Thing',
    name: hostile,
  })
})

test('Search engines read the very text that was written', () => {
  expect(toScriptJson({ name: 'Pots & <soil>' })).toBe('{"name":"Pots \\u0026 \\u003csoil\\u003e"}')
})
