import type { DeskIconName } from '#app/desk/parts/desk-icon.tsx'
import { settingsParts } from '#app/desk/parts/settings-parts.ts'
import {
  accountPath,
  cataloguePath,
  deskGuidesPath,
  importPath,
  inboxPath,
  insightsPath,
  phonesPath,
  settingsPath,
} from '#app/paths/desk-paths.ts'
import { quotesPath } from '#app/paths/quote-paths.ts'
import type { Role } from '#app/staff/role.ts'

/** A part of the desk: a tab on a phone's floor, a line of the rail on a computer. */
export interface DeskTab {
  to: string
  label: string
  icon: DeskIconName
  /** Other addresses that belong to it. */
  also?: readonly string[]
  /** The part that it stands under on a computer; on a phone its door is in that part's head. */
  under?: string
  /** Pressed after G. */
  key: string
  roles: readonly Role[]
}

/** Every part there is; a new one is one line here. */
export const deskTabs: readonly DeskTab[] = [
  { to: inboxPath, label: 'Inbox', icon: 'inbox', key: 'i', roles: ['owner', 'desk'] },
  {
    to: quotesPath,
    under: inboxPath,
    label: 'Quotes',
    icon: 'quote',
    key: 'q',
    roles: ['owner', 'desk'],
  },
  {
    to: cataloguePath,
    also: [importPath],
    label: 'Catalogue',
    icon: 'leaf',
    key: 'c',
    roles: ['owner', 'desk', 'catalogue'],
  },
  {
    to: deskGuidesPath,
    under: cataloguePath,
    label: 'Guides',
    icon: 'book',
    key: 'd',
    roles: ['owner', 'desk', 'catalogue'],
  },
  {
    to: insightsPath,
    label: 'Insights',
    icon: 'bars',
    key: 'n',
    roles: ['owner', 'desk', 'catalogue'],
  },
  {
    to: settingsPath,
    also: settingsParts.map(({ to }) => to).filter((to) => !to.startsWith(settingsPath)),
    label: 'Settings',
    icon: 'sun',
    key: 's',
    roles: ['owner', 'desk'],
  },
  {
    to: accountPath,
    also: [phonesPath],
    label: 'Account',
    icon: 'person',
    key: 'o',
    roles: ['owner', 'desk', 'catalogue'],
  },
]

/** Gives the part to which an address belongs: the one whose path is the longest beginning of it. */
export function tabOf(pathname: string): DeskTab | undefined {
  return deskTabs
    .flatMap((tab) => [tab.to, ...(tab.also ?? [])].map((path) => ({ tab, path })))
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((one, other) => other.path.length - one.path.length)[0]?.tab
}

/** Gives the part that somebody comes to first. */
export function homeOf(role: Role): string {
  return deskTabs.find(({ roles }) => roles.includes(role))?.to ?? accountPath
}
