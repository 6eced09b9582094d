import { picturesRoot } from '#app/paths/machine-paths.ts'
import { contactPath, homePath, keptListPath } from '#app/paths/shop-paths.ts'
import { whenDayWords } from '#app/time/when-words.ts'
import type { Language } from '#languages/language.ts'
import { splitLanguage } from '#languages/language-path.ts'
import { stripWords } from './strip.words.ts'

const anyPicture = new RegExp(`${picturesRoot}[\\w.-]+`, 'g')

/** A cached page as a link with its picture. */
export interface CachedPage {
  path: string
  html: string
  keptAt: number
  /** The paths of all pictures that are cached. */
  pictures: ReadonlySet<string>
}

/** With those that are always there as many as fill the floor in twos, threes and sixes. */
const mostShown = 9

/** Where those links go in on the page that stands for one never seen. */
const place = '<div class="rooms">'

/** Pages that stand there by themselves. */
const always = [homePath, contactPath, keptListPath]

/**
 * Writes the pages that can be read, the latest first, into the page that stands for one never
 * seen, in that page's language: each with what it shows, its name and from when it is.
 */
export function addCachedPageList(
  html: string,
  rooms: readonly CachedPage[],
  now: number,
  language: Language,
): string {
  const shown = rooms
    .filter(({ path }) => !always.includes(splitLanguage(path).rest))
    .slice(0, mostShown)
  const drawn = shown.map((room) => drawRoom(room, now, language)).join('')
  // A text in its place would be read for signs as $&, which a name may have.
  return html.replace(place, () => place + drawn)
}

function drawRoom({ path, html, keptAt, pictures }: CachedPage, now: number, language: Language) {
  const from = stripWords[language].roomFrom(whenDayWords(keptAt, now, language))
  const main = html.slice(html.indexOf('<main'))
  // The page's own text, already written as HTML.
  const name = /<h1[^>]*>([^<]+)/.exec(main)?.[1] ?? /<title>([^<|]+)/.exec(html)?.[1] ?? path
  const wall = /\broom-(\w+)/.exec(main)?.[1] ?? 'chuna'
  const picture = main.match(anyPicture)?.find((shown) => pictures.has(shown))
  const shown = picture ? `<img src="${picture}" width="440" height="550" alt="">` : '<i></i>'
  return (
    `<a class="room-${wall}" href="${path.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">` +
    `<span class="room-thing">${shown}</span>` +
    `<span class="room-w"><b>${name}</b><small>${from}</small></span></a>`
  )
}
