/**
 * Links to a slide scroll the carousel sideways only: without JavaScript the browser follows the
 * anchor, which also moves the page and adds a step to Back. Tells the style sheet at which slide one is.
 */
export function scrollToSlides(): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-slide]') : null
    const slide = link && document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
    if (!(slide instanceof HTMLElement) || !slide.parentElement) return
    event.preventDefault()
    const strip = slide.parentElement
    // Who presses an arrow at the end goes round: there is nothing further that way.
    const isThere = Math.abs(strip.scrollLeft - slide.offsetLeft) < 2
    const round = slide.previousElementSibling ? 0 : strip.scrollWidth
    strip.scrollTo({ left: isThere && link?.dataset.slide ? round : slide.offsetLeft })
  })
  const slides = document.querySelector<HTMLElement>('.slides')
  slides?.addEventListener('scroll', () => {
    slides.dataset.at = `${Math.round(slides.scrollLeft / slides.clientWidth)}`
  })
}
