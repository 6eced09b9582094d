import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SeasonStrip } from './season-strip.tsx'

test('a photograph fills its place, and a drawn plant stands on the room’s floor', () => {
  const palm = {
    slug: 'areca-palm',
    picture: 'areca-palm',
    name: 'Areca Palm',
    description: '',
    wall: 'pista',
  } as const
  const things = [
    { act: 'plant', product: { ...palm, id: 1, isPhotograph: true } },
    { act: 'plant', product: { ...palm, id: 2 } },
  ] as const
  const html = renderToStaticMarkup(<SeasonStrip strip={{ month: 'June', things: [...things] }} />)
  expect(html.match(/class="now-pic[^"]*"/g)).toEqual(['class="now-pic photo"', 'class="now-pic"'])
})
