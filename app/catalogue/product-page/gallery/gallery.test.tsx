import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { describePicture } from '#app/catalogue/product-picture.ts'
import type { Language } from '#languages/language.ts'
import { LanguageContext } from '#languages/use-language.ts'
import { Gallery } from './gallery.tsx'

const drawn = {
  picture: 'snake-plant',
  name: 'snake-plant',
  isPhotograph: false,
  enlarged: undefined,
}
const described = { picture: 'snake-plant', description: 'From above', descriptions: {} }

function imagesIn(language: Language, { localName }: { localName?: string } = {}) {
  const first = describePicture({ ...described, descriptions: { hi: 'ऊपर से' } }, language)
  const pictures = [
    { ...drawn, ...first },
    { ...drawn, picture: 'zz', ...describePicture(described, language) },
    { ...drawn, picture: 'none', description: '', isEnglish: true },
  ]
  const gallery = <Gallery product={{ name: 'Snake Plant', localName }} pictures={pictures} />
  const html = renderToStaticMarkup(<LanguageContext value={language}>{gallery}</LanguageContext>)
  return [...html.matchAll(/<img [^>]*alt="([^"]+)"[^>]*>/g)].map(([image, alt]) => [
    alt,
    / lang="(\w+)"/.exec(image)?.[1],
  ])
}

test('what a picture shows is marked as English where nobody has said it in the page’s language', () => {
  expect(imagesIn('hi', { localName: 'नाग पौधा' })).toEqual([
    ['ऊपर से', undefined],
    ['From above', 'en'],
    ['नाग पौधा', undefined],
  ])
  expect(imagesIn('mr')).toEqual([
    ['From above', 'en'],
    ['From above', 'en'],
    ['Snake Plant', 'en'],
  ])
  expect(imagesIn('en').map(([, lang]) => lang)).toEqual([undefined, undefined, undefined])
})
