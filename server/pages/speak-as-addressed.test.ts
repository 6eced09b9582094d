import { matchRoutes } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { speakAsAddressed } from './speak-as-addressed.ts'

test('an address that is cut off in a letter is answered without a word in the log', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  onTestFinished(() => warned.mockRestore())
  const { take } = speakAsAddressed(['en', 'hi'], () => false)
  for (const [path, language, read] of [
    ['/product/%E0%A4%A', 'en', '/product/%25E0%25A4%25A'],
    ['/hi/product/%E0%A4%A', 'hi', '/product/%25E0%25A4%25A'],
    ['/hi/product/%E0%A4%A4', 'hi', '/product/%E0%A4%A4'],
  ]) {
    const spoken = await take(new Request(`https://nursery.example${path}`))
    expect(spoken.language).toBe(language)
    expect(new URL(spoken.request.url).pathname).toBe(read)
    matchRoutes([{ path: '/product/:slug' }], new URL(spoken.request.url).pathname)
  }
  expect(warned).not.toHaveBeenCalled()
})
