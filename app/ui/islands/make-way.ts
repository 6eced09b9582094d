/** What nothing may rest on: prices of cards, and whatever can be pressed or typed in, but for pictures beside their own links. */
const pressable = '.card-line b, a:not([tabindex]), button, input, select, textarea, summary, label'
/** How long the page has stood still when it is looked at again, in ms. */
const stillMs = 200

/**
 * What rests over a corner of the page (`data-makes-way`) goes away while the page is scrolled
 * down. At rest it steps up where it would cover something to press, and goes where it would there,
 * too.
 */
export function makeWay(): void {
  const resting = document.querySelector<HTMLElement>('[data-makes-way]')
  if (!resting) return
  const { classList } = resting
  let last = scrollY
  let timer: ReturnType<typeof setTimeout>

  /** Whether something to press lies below it, `up` px above where it rests. */
  function covers(up: number) {
    const { offsetLeft: left, offsetTop: top } = resting as HTMLElement
    // Over its 60 px and 4 around, so close that no line of letters is between two.
    const steps = [-4, 13, 30, 47, 64]
    return steps.some((x) =>
      steps.some((y) =>
        document
          .elementsFromPoint(left + x, top - up + y)
          .some((element) => !element.closest('[data-makes-way]') && element.closest(pressable)),
      ),
    )
  }
  function settle() {
    const covered = covers(0)
    classList.toggle('aside', covered)
    classList.toggle('away', covered && covers(72))
  }
  function settleSoon() {
    clearTimeout(timer)
    timer = setTimeout(settle, stillMs)
  }

  settle()
  for (const type of ['resize', 'click', 'pageshow']) addEventListener(type, settleSoon)
  addEventListener('scroll', () => {
    if (scrollY > last) classList.add('away')
    last = scrollY
    settleSoon()
  })
}
