import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pictureFaultWords } from '#app/catalogue/pictures/picture-fault.ts'
import { ComingPicture } from './add-pictures.tsx'

/** Lists what can be pressed beside a picture that was not taken for this reason. */
function offered(error: string) {
  const picture = { key: 1, name: 'IMG_1.jpg', file: new File([], 'IMG_1.jpg'), error }
  const none = () => undefined
  const html = renderToStaticMarkup(
    <ComingPicture picture={picture} number={2} onDrop={none} onTryAgain={none} />,
  )
  expect(html).toContain(error.slice(0, 20))
  return [/Try again/, /Leave out IMG_1.jpg/].map((words) => words.test(html))
}

test.each(['unread', 'broken', 'empty', 'unknown', 'heic', 'pdf', 'bytes', 'small'] as const)(
  'a picture is not offered to be sent again where its file is %s: it can only be left out',
  (fault) => {
    expect(offered(pictureFaultWords(fault))).toEqual([false, true])
  },
)

test('it is where the network, the site or who is signed in was in the way', () => {
  for (const fault of ['unsent', 'failed', 'busy'] as const) {
    expect(offered(pictureFaultWords(fault))).toEqual([true, true])
  }
  expect(offered('You are signed out. Sign in again in another tab, then send it.')).toEqual([
    true,
    true,
  ])
})
