import { useEffect } from 'react'
import { keepFocusInside } from '#app/ui/dialogs/keep-focus-inside.ts'
import { holdSheet, openSheet } from './hold-sheet.ts'

/**
 * Shows another selection of the Plant Finder without a reload: the same page is asked for, and
 * its parts take the places of those that are shown. Back and Forward go through selections; what
 * can't be had is left to the browser. The phone's sheet is a dialog while it is open.
 */
export default function Finder() {
  useEffect(() => {
    let latest = 0
    /** The selection that the page shows, and the one that its address says. */
    let shown = location.search
    let said = location.search

    /** Tells whether it was still wanted when it came: what is late neither shows nor fails. */
    async function show(address: string) {
      latest += 1
      const mine = latest
      const coming = read(address)
      await coming.catch(() => undefined)
      if (mine !== latest) return false
      takeOver(await coming)
      shown = new URL(address, location.href).search
      return true
    }

    function onClick(event: MouseEvent) {
      const ownTab = event.button || event.ctrlKey || event.metaKey || event.shiftKey
      const link = event.target instanceof Element ? event.target.closest('a[data-wakes]') : null
      if (ownTab || !(link instanceof HTMLAnchorElement)) return
      if (link.dataset.wakes !== 'finder') return
      if (link.hash === '#finder' && link.getAttribute('href') === '#finder') {
        // The sheet opens by its address; its heading is where reading goes on.
        setTimeout(() => {
          holdSheet()
          document.querySelector<HTMLElement>('#finder h2')?.focus()
        })
        return
      }
      event.preventDefault()
      const { href } = link
      const touched = nameOf(link)
      show(href.replace(/#.*/, ''))
        .then((wanted) => {
          if (!wanted) return
          history.pushState(null, '', href)
          said = location.search
          focusOn(touched)
        })
        .catch(() => location.assign(href))
    }

    function onPopState() {
      // The sheet was opened or closed: what is chosen is the same.
      if (location.search === said) return
      said = location.search
      // Back at what is shown before another selection came: that is not wanted any more.
      if (said === shown) latest += 1
      else show(location.pathname + said).catch(() => location.reload())
    }

    function onKeyDown(event: KeyboardEvent) {
      const sheet = openSheet()
      if (!sheet) return
      keepFocusInside(event, sheet)
      if (event.key !== 'Escape') return
      location.hash = '#plants'
      holdSheet()
    }

    document.addEventListener('click', onClick)
    document.addEventListener('keydown', onKeyDown)
    addEventListener('popstate', onPopState)
    addEventListener('hashchange', holdSheet)
    addEventListener('resize', holdSheet)
    holdSheet()
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('keydown', onKeyDown)
      removeEventListener('popstate', onPopState)
      removeEventListener('hashchange', holdSheet)
      removeEventListener('resize', holdSheet)
    }
  }, [])
  return null
}

async function read(address: string): Promise<Document> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${response.status}`)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  // Somebody in between may answer for us, such as a network that asks to sign in: the visitor has to see that.
  if (!page.querySelector('[data-part]')) throw new Error('This is not the Plant Finder.')
  return page
}

/** The elements themselves stay, so that an open sheet stays open and a new count is read out. */
function takeOver(page: Document) {
  document.title = page.title
  for (const part of document.querySelectorAll('[data-part]')) {
    const next = page.querySelector(`[data-part="${part.getAttribute('data-part')}"]`)
    if (next) part.replaceChildren(...next.childNodes)
  }
  // The new cards do not know yet which of them are on the visitor's list.
  dispatchEvent(new Event('my-list'))
}

function nameOf(link: Element) {
  return link.closest('[data-part]')?.getAttribute('data-part') === 'choices'
    ? link.getAttribute('data-choice')
    : null
}

/** The choice that was tapped, if it still can be; else the count of what is shown now. */
function focusOn(choice: string | null) {
  const again = choice && document.querySelector<HTMLElement>(`a[data-choice="${choice}"]`)
  const count = document.querySelector<HTMLElement>('[data-part="count"]')
  ;(again || count)?.focus({ preventScroll: true })
}
