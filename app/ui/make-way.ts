/** How near a button may come to what rests over the page, in px. */
const distance = 8

/** What rests over a corner of the page (`data-makes-way`) steps up while a button lies below it. */
export function makeWay(): void {
  const resting = document.querySelector<HTMLElement>('[data-makes-way]')
  if (!resting) return
  const below = new Set<Element>()
  let observer: IntersectionObserver | undefined
  function watch(resting: HTMLElement) {
    observer?.disconnect()
    below.clear()
    const { offsetTop, offsetLeft } = resting
    observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) below.add(target)
          else below.delete(target)
        }
        resting.classList.toggle('aside', below.size > 0)
      },
      { rootMargin: `${distance - offsetTop}px 0px 0px ${distance - offsetLeft}px` },
    )
    for (const button of document.querySelectorAll('.btn')) observer.observe(button)
  }
  watch(resting)
  addEventListener('resize', () => watch(resting))
}
