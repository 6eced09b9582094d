/** What nothing may rest on: whatever can be pressed or typed in, but for pictures beside their own links. */
const pressable = 'a:not([tabindex]), button, input, select, textarea, summary, label'
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
    const { offsetLeft: left, offsetTop: top, offsetWidth: size } = resting as HTMLElement
    const steps = [-4, size / 3, (2 * size) / 3, size + 4]
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
