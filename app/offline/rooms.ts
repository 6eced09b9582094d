import type { Language } from '#app/languages/language.ts'
import { splitLanguage } from '#app/languages/language-path.ts'
import { dayWords } from '#app/ui/when-words.ts'
import { stripWords } from './strip.words.ts'

/** A kept page as a room that can be entered. */
export interface Room {
  path: string
  html: string
  keptAt: number
  /** The paths of all pictures that are kept. */
  pictures: ReadonlySet<string>
}

/** With those that are always there as many as fill the floor in twos, threes and sixes. */
const mostShown = 9

/** Where the rooms come in on the page that stands for one never seen. */
const place = '<div class="rooms">'

/** Pages that stand there by themselves. */
const always = ['/home', '/contact', '/my-list/here']

/**
 * Writes the pages that can be read, the latest first, into the page that stands for one never
 * seen, in that page's language: each with what it shows, its name and from when it is.
 */
export function addRooms(
  html: string,
  rooms: readonly Room[],
  now: number,
  language: Language,
): string {
  const shown = rooms
    .filter(({ path }) => !always.includes(splitLanguage(path).rest))
    .slice(0, mostShown)
  return html.replace(place, place + shown.map((room) => drawRoom(room, now, language)).join(''))
}

function drawRoom({ path, html, keptAt, pictures }: Room, now: number, language: Language) {
  const from = stripWords[language].roomFrom(dayWords(keptAt, now, language))
  const main = html.slice(html.indexOf('<main'))
  // The page's own text, already written as HTML.
  const name = /<h1[^>]*>([^<]+)/.exec(main)?.[1] ?? /<title>([^<|]+)/.exec(html)?.[1] ?? path
  const wall = /\broom-(\w+)/.exec(main)?.[1] ?? 'chuna'
  const picture = main.match(/\/pictures\/[\w.-]+/g)?.find((shown) => pictures.has(shown))
  const shown = picture ? `<img src="${picture}" width="440" height="550" alt="">` : '<i></i>'
  return (
    `<a class="room-${wall}" href="${path.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">` +
    `<span class="room-thing">${shown}</span>` +
    `<span class="room-w"><b>${name}</b><small>${from}</small></span></a>`
  )
}
