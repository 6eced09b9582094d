import { useEffect } from 'react'

/**
 * Shows another selection of the Plant Finder without a reload: the same page is asked for, and
 * its parts take the places of those that are shown. Back and Forward go through selections; what
 * can't be had is left to the browser.
 */
export default function Finder() {
  useEffect(() => {
    let latest = 0

    async function show(address: string) {
      latest += 1
      const mine = latest
      const response = await fetch(address)
      if (!response.ok) throw new Error(`${response.status}`)
      const page = new DOMParser().parseFromString(await response.text(), 'text/html')
      if (mine === latest) takeOver(page)
      return mine === latest
    }

    function onClick(event: MouseEvent) {
      const ownTab = event.button || event.ctrlKey || event.metaKey || event.shiftKey
      const link = event.target instanceof Element ? event.target.closest('a[data-wakes]') : null
      if (ownTab || !(link instanceof HTMLAnchorElement)) return
      if (link.dataset.wakes !== 'finder') return
      if (link.hash === '#finder' && link.getAttribute('href') === '#finder') {
        // The sheet opens by its address; its heading is where reading goes on.
        setTimeout(() => document.querySelector<HTMLElement>('#finder h2')?.focus())
        return
      }
      event.preventDefault()
      const { href } = link
      const touched = nameOf(link)
      show(href.replace(/#.*/, ''))
        .then((shown) => {
          if (!shown) return
          history.pushState(null, '', href)
          focusOn(touched)
        })
        .catch(() => location.assign(href))
    }

    function onPopState() {
      show(location.pathname + location.search).catch(() => location.reload())
    }

    document.addEventListener('click', onClick)
    addEventListener('popstate', onPopState)
    return () => {
      document.removeEventListener('click', onClick)
      removeEventListener('popstate', onPopState)
    }
  }, [])
  return null
}

/** The elements themselves stay, so that an open sheet stays open and a new count is read out. */
function takeOver(page: Document) {
  document.title = page.title
  for (const part of document.querySelectorAll('[data-part]')) {
    const next = page.querySelector(`[data-part="${part.getAttribute('data-part')}"]`)
    if (next) part.replaceChildren(...next.childNodes)
  }
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
