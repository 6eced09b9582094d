import { useLocation, useMatches } from 'react-router'
import SearchBox from '#app/search/box/search-box.island.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Island } from '#app/ui/island.tsx'
import { KolamMark } from '#app/ui/kolam.tsx'
import type { PageHandle } from '#app/ui/page-sheet.ts'
import type { Business } from '#server/config.ts'
import { type NavigationGroup, type NavigationLink, navbar } from './navigation.ts'

/** The navbar (§2): brand, call, search, and the links as menus that work without JavaScript. */
export function Header({ business }: { business: Business }) {
  const { pathname, search } = useLocation()
  const searched = pathname === '/product/productView' && new URLSearchParams(search).get('query')
  return (
    <header className="top">
      <div className="wrap top-bar">
        <a className="brand" href="/home">
          <KolamMark />
          <span>{business.name}</span>
        </a>
        <a
          className="icon-btn nav-call"
          href={`tel:${business.phone}`}
          aria-label={`Call us on ${business.phoneDisplay}`}
        >
          <Icon name="phone" />
          <span>{business.phoneDisplay}</span>
        </a>
        <Island
          name="search-box"
          component={SearchBox}
          props={{ query: searched ? searched.trim().slice(0, 200) : '' }}
        />
        <a
          className="list-btn"
          href="/my-list"
          aria-current={pathname === '/my-list' ? 'page' : undefined}
        >
          <Icon name="list" />
          <span className="list-word">My list</span>
          <b className="badge" />
        </a>
      </div>
      <details className="menu" data-menu="nav">
        <summary className="icon-btn">
          <span className="vh">Menu</span>
          <Icon name="menu" />
          <Icon name="close" />
        </summary>
      </details>
      <nav className="nav" id="nav" aria-label="Main">
        <ul className="nav-list">
          {navbar.map((item) => (
            <li key={item.label}>
              {'links' in item ? <Dropdown group={item} /> : <PlainLink link={item} />}
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}

/** The section that the page says it belongs to, else its own path. */
function useSection() {
  const { pathname } = useLocation()
  const match = useMatches().at(-1)
  return (match?.handle as PageHandle | undefined)?.section?.(match?.loaderData) ?? pathname
}

function PlainLink({ link }: { link: NavigationLink }) {
  const { pathname } = useLocation()
  const section = useSection()
  const to = link.to === '/' ? '/home' : link.to
  const current = section === to && (pathname === to ? 'page' : 'true')
  return (
    <a href={link.to} aria-current={current || undefined}>
      {link.label}
    </a>
  )
}

function Dropdown({ group }: { group: NavigationGroup }) {
  const within = useSection().startsWith(group.root)
  return (
    <>
      <details className="nav-group" data-menu={group.id} name="nav">
        <summary className="nav-t" aria-current={within ? 'true' : undefined}>
          {group.label}
          <Icon name="down" />
        </summary>
      </details>
      <ul className="drop" id={group.id}>
        {group.links.map((link) => (
          <li key={link.to}>
            <PlainLink link={link} />
          </li>
        ))}
      </ul>
    </>
  )
}
