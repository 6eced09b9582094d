import { expect, test } from 'vitest'
import { readPlacings, wallByPicture } from './product-walls.ts'

const tulsi = (wall: string) => `wall: pista
products:
  - name: Tulsi
    picture: tulsi
    wall: ${wall}
  - name: Adenium
    picture: adenium
`

test("a product stands before its own wall, or else before its collection's", () => {
  const walls = wallByPicture(readPlacings('home.yaml', tulsi('gulabi')))
  expect([...walls]).toEqual([
    ['tulsi', 'gulabi'],
    ['adenium', 'pista'],
  ])
})

test('a picture with two walls is refused, naming both products and files', () => {
  const placings = [
    ...readPlacings('home.yaml', tulsi('gulabi')),
    ...readPlacings('outdoor.yaml', tulsi('neel')),
  ]
  expect(() => wallByPicture(placings)).toThrow(
    'The picture tulsi is painted with one wall, but Tulsi (home.yaml) says gulabi ' +
      'and Tulsi (outdoor.yaml) says neel.',
  )
})

test('a wall that nobody has paint for is refused, naming the file', () => {
  expect(() => readPlacings('home.yaml', tulsi('pink'))).toThrow(/home\.yaml.*not a wall/s)
})
