/**
 * Shows what the list's cookie says on a page that is the same for everybody: how many things in
 * the header, and which cards' things are on it. Again after each change (the event `my-list`) and
 * when the browser goes back to a page that it kept.
 */
export function showMyList(): void {
  const show = () => {
    const list = /(?:^|; )my-list=([^;]+)/.exec(document.cookie)?.[1]?.split('-') ?? []
    const ids = list.map((part) => Number.parseInt(part, 36))
    for (const badge of document.querySelectorAll('.list-btn .badge')) {
      badge.textContent = ids.length ? `${ids.length}` : ''
    }
    for (const button of document.querySelectorAll<HTMLButtonElement>('.add')) {
      button.setAttribute('aria-pressed', `${ids.includes(Number(button.value))}`)
    }
  }
  show()
  addEventListener('my-list', show)
  addEventListener('pageshow', show)
}
