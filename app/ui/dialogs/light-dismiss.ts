/**
 * Menus are `<details data-menu="id of its list">`, complete without JavaScript. This adds what
 * they can't do alone: a press outside, a chosen link or Escape closes them.
 */
export function dismissMenusLightly(): void {
  document.addEventListener('click', ({ target }) => {
    for (const menu of openMenus()) {
      const inside =
        target instanceof Node && (menu.contains(target) || listOf(menu)?.contains(target))
      const followed = target instanceof Element && target.closest('a') !== null
      if (!inside || followed) menu.open = false
    }
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

function listOf(menu: HTMLDetailsElement) {
  return document.getElementById(menu.dataset.menu ?? '')
}
