import type { Role } from '#app/staff/role.ts'
import type { DeskIconName } from './desk-icon.tsx'

/** A part of the desk: a tab on a phone's floor, a line of the rail on a computer. */
export interface DeskRoom {
  to: string
  label: string
  icon: DeskIconName
  /** Other addresses that belong to it. */
  also?: readonly string[]
  /** Pressed after G. */
  key: string
  roles: readonly Role[]
}

/** Every part there is; a new one is one line here. */
export const deskRooms: readonly DeskRoom[] = [
  { to: '/desk', label: 'Inbox', icon: 'inbox', key: 'i', roles: ['owner', 'desk'] },
  {
    to: '/desk/catalogue',
    also: ['/desk/import'],
    label: 'Catalogue',
    icon: 'leaf',
    key: 'c',
    roles: ['owner', 'desk', 'catalogue'],
  },
  {
    to: '/desk/insights',
    label: 'Insights',
    icon: 'bars',
    key: 'n',
    roles: ['owner', 'desk', 'catalogue'],
  },
  {
    to: '/desk/settings',
    also: ['/desk/staff', '/desk/letters', '/desk/download'],
    label: 'Settings',
    icon: 'sun',
    key: 's',
    roles: ['owner', 'desk'],
  },
  {
    to: '/desk/account',
    also: ['/desk/notices'],
    label: 'Account',
    icon: 'person',
    key: 'o',
    roles: ['owner', 'desk', 'catalogue'],
  },
]

/** Gives the part to which an address belongs: the one whose path is the longest beginning of it. */
export function roomOf(pathname: string): DeskRoom | undefined {
  return deskRooms
    .flatMap((room) => [room.to, ...(room.also ?? [])].map((path) => ({ room, path })))
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0]?.room
}

/** Gives the part that somebody comes to first. */
export function homeOf(role: Role): string {
  return deskRooms.find(({ roles }) => roles.includes(role))?.to ?? '/desk/account'
}
