import { useLocation, useMatches } from 'react-router'
import { homePath, myListPath, searchPath } from '#app/paths/shop-paths.ts'
import SearchBox from '#app/search/box/search-box.island.tsx'
import { Island } from '#app/ui/islands/island.tsx'
import { CachedPart } from '#app/ui/page/cached-part.tsx'
import type { PageHandle } from '#app/ui/page/page-sheet.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { KolamMark } from '#app/ui/pictures/kolam-mark.tsx'
import { usePath, useWords } from '#languages/use-language.ts'
import type { Business } from '#server/config/owners-part.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { type NavigationGroup, type NavigationLink, navbar } from './navigation.ts'
import { navigationWords } from './navigation.words.ts'
import { shellWords } from './shell.words.ts'

/** The navbar (§2): brand, call, search, and the links as menus that work without JavaScript. */
export function Header({ business }: { business: Business }) {
  const { pathname, search } = useLocation()
  const section = useSection()
  const isFirst = section === pathname
  const searched = pathname === searchPath && new URLSearchParams(search).get('query')
  const words = useWords(shellWords)
  const path = usePath()
  return (
    <header className="top">
      <div className="wrap top-bar">
        <CachedPart
          as="a"
          name="brand"
          facts={[business.name]}
          className="brand"
          href={path(homePath)}
        >
          <KolamMark />
          <span>{business.name}</span>
        </CachedPart>
        <LanguageSwitch />
        <a
          className="icon-btn nav-call"
          href={`tel:${business.phone}`}
          aria-label={words.call(business.phoneDisplay)}
        >
          <Icon name="phone" />
          <span>{business.phoneDisplay}</span>
        </a>
        <Island
          name="search-box"
          component={SearchBox}
          props={{ query: searched ? searched.trim().slice(0, 200) : '' }}
          shared={!searched}
        />
        <a
          className="list-btn"
          href={path(myListPath)}
          aria-current={pathname === myListPath ? 'page' : undefined}
        >
          <Icon name="list" />
          <span className="list-word">{words.myList}</span>
          <b className="badge" />
        </a>
      </div>
      <details className="menu" data-menu="nav">
        <CachedPart as="summary" name="menu" facts={[]} className="icon-btn">
          <span className="vh">{words.menu}</span>
          <Icon name="menu" />
          <Icon name="close" />
        </CachedPart>
      </details>
      <nav className="nav" id="nav" aria-label={words.main}>
        <CachedPart
          as="ul"
          name={`links ${section}${isFirst ? ' itself' : ''}`}
          facts={[]}
          className="nav-list"
        >
          {navbar.map((item) => (
            <li key={item.name}>
              {'links' in item ? (
                <Dropdown group={item} section={section} isFirst={isFirst} />
              ) : (
                <PlainLink link={item} section={section} isFirst={isFirst} />
              )}
            </li>
          ))}
        </CachedPart>
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

interface Place {
  /** The path of the section that the page belongs to. */
  section: string
  /** Whether the page is that section's first one. */
  isFirst: boolean
}

function PlainLink({ link, section, isFirst }: Place & { link: NavigationLink }) {
  const words = useWords(navigationWords)
  const path = usePath()
  const to = link.to === '/' ? homePath : link.to
  const current = section === to && (isFirst ? 'page' : 'true')
  return (
    <a href={path(link.to)} aria-current={current || undefined}>
      {words[link.name]}
    </a>
  )
}

function Dropdown({ group, section, isFirst }: Place & { group: NavigationGroup }) {
  const words = useWords(navigationWords)
  const isBelow = `${section}/`.startsWith(`${group.root}/`)
  const within = isBelow || group.links.some(({ to }) => to === section)
  return (
    <>
      <details className="nav-group" data-menu={group.id} name="nav">
        <summary className="nav-t" aria-current={within ? 'true' : undefined}>
          {words[group.name]}
          <Icon name="down" />
        </summary>
      </details>
      <ul className="drop" id={group.id}>
        {group.links.map((link) => (
          <li key={link.to}>
            <PlainLink link={link} section={section} isFirst={isFirst} />
          </li>
        ))}
      </ul>
    </>
  )
}
