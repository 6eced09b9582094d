import { whenWords } from '#app/time/when-words.ts'
import type { Language } from '#languages/language.ts'
import { stripWords } from './strip.words.ts'

const clock =
  '<svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d="M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 7.5V12l3 2"/></svg>'

/**
 * Puts below a cached page's header from when it is, in the page's language. Times in ms; `addStrip`
 * tells the rest.
 */
export function addAgeStrip(html: string, keptAt: number, now: number, language: Language): string {
  const words = stripWords[language].from(whenWords(keptAt, now, language))
  return addStrip(html, words, language)
}

/**
 * Puts below a page's header what it is in place of the network's answer, and a link that asks for
 * that again. A page without a header stays as it is.
 */
export function addStrip(html: string, words: string, language: Language): string {
  const { noAnswer, tryAgain } = stripWords[language]
  const strip =
    `<div class="age" role="status"><div class="wrap">${clock}` +
    `<p><b>${words}</b> ${noAnswer}</p>` +
    `<a class="more" href="">${tryAgain}</a></div></div>`
  return html.replace('</header>', `</header>${strip}`)
}
