/**
 * Menus are `<details data-menu="id of its list">`, complete without JavaScript. This adds what
 * they can't do alone: a press outside, a chosen link, Escape or a focus that moves on closes them.
 */
export function dismissMenusLightly(): void {
  document.addEventListener('click', ({ target }) => {
    for (const menu of openMenus()) {
      const followed = target instanceof Element && target.closest('a') !== null
      if (followed || !holds(menu, target)) menu.open = false
    }
  })
  document.addEventListener('focusin', ({ target }) => {
    const menus = openMenus()
    // Within one, nothing closes: what is pressed there takes the focus first, and would move away.
    if (menus.some((menu) => holds(menu, target))) return
    for (const menu of menus) menu.open = false
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    const menu = openMenus().at(-1)
    if (!menu) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
}

function openMenus() {
  return [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')]
}

function holds(menu: HTMLDetailsElement, target: EventTarget | null) {
  if (!(target instanceof Node)) return false
  const list = document.getElementById(menu.dataset.menu ?? '')
  return menu.contains(target) || list?.contains(target) === true
}
