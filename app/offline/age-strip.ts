import { whenWords } from '#app/ui/when-words.ts'

const clock =
  '<svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d="M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 7.5V12l3 2"/></svg>'

/** Puts below a kept page's header from when it is. Times in ms; `addStrip` tells the rest. */
export function addAgeStrip(html: string, keptAt: number, now: number): string {
  return addStrip(html, `From ${whenWords(keptAt, now)}.`)
}

/**
 * Puts below a page's header what it is in place of the network's answer, and a link that asks for
 * that again. A page without a header stays as it is.
 */
export function addStrip(html: string, words: string): string {
  const strip =
    `<div class="age" role="status"><div class="wrap">${clock}` +
    `<p><b>${words}</b> The network did not answer.</p>` +
    '<a class="more" href="">Try again</a></div></div>'
  return html.replace('</header>', `</header>${strip}`)
}
