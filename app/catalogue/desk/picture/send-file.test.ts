import { expect, test } from 'vitest'
import { sendFile } from './send-file.ts'

test('a file that is gone since it was chosen is refused in words, so that those after it are sent', async () => {
  const file = new File(['gone'], 'IMG_1.jpg', { type: 'image/jpeg' })
  file.slice = () => {
    const gone = new Blob()
    gone.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'))
    return gone
  }
  expect(await sendFile('/desk/guides/1/pictures', file, {}, () => undefined)).toBe(
    'The file can’t be read on this device. Choose it again, or another one.',
  )
})
