import { expect, test } from 'vitest'
import { inLanguage, splitLanguage } from './language-path.ts'

test.each([
  ['/home', 'en', '/home'],
  ['/hi/home', 'hi', '/home'],
  ['/mr/product/productView?query=tulsi', 'mr', '/product/productView?query=tulsi'],
  ['/hi', 'hi', '/'],
  ['/hi/', 'hi', '/'],
  ['/mr?from=card', 'mr', '/?from=card'],
  ['/hibiscus', 'en', '/hibiscus'],
  // English stays where it is, and nothing is translated twice.
  ['/en/home', 'en', '/en/home'],
  ['/hi/mr/home', 'hi', '/mr/home'],
])('%s is in the language %s what %s is in English', (address, language, rest) => {
  expect(splitLanguage(address)).toEqual({ language, rest })
})

test('a path leads to the same page in another language, and what is no path of ours stays', () => {
  expect(inLanguage('/home', 'en')).toBe('/home')
  expect(inLanguage('/home?a=b#c', 'hi')).toBe('/hi/home?a=b#c')
  expect(inLanguage('/', 'mr')).toBe('/mr')
  for (const address of ['#main', 'tel:+919820000000', 'https://wa.me/91']) {
    expect(inLanguage(address, 'hi')).toBe(address)
  }
})
