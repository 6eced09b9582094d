const paths = {
  'add-list': 'M4 7h12M4 12h8M4 17h6M17 12v7M13.5 15.5h7',
  alert: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 7.5V13M12 16.3v.1',
  bin: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 12.5h9l1-12.5',
  chat: 'M4 5.5h16v11h-9L6.5 20v-3.5H4z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  clock: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 7.5V12l3 2',
  close: 'm6 6 12 12M18 6 6 18',
  done: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M8 12.5l2.8 2.8L16 9.5',
  down: 'm7 10 5 5 5-5',
  facebook:
    'M14 20v-7h2.6l.5-3H14V8.3c0-1 .4-1.6 1.7-1.6H17V4.2C16.6 4.1 15.9 4 15 4c-2.5 0-4 1.4-4 4v2H8.5v3H11v7',
  filter: 'M4 7h16M7 12h10M10 17h4',
  home: 'M4 11.5 12 4.5l8 7M6.5 10v9.5h11V10M10.5 19.5v-5h3v5',
  instagram:
    'M8.5 4h7A4.5 4.5 0 0 1 20 8.5v7a4.5 4.5 0 0 1-4.5 4.5h-7A4.5 4.5 0 0 1 4 15.5v-7A4.5 4.5 0 0 1 8.5 4M8.4 12a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0M16.7 7.2v.1',
  left: 'm14 6-6 6 6 6',
  linkedin: 'M6 10v9M6 6v.1M10.5 19v-9M10.5 14c0-5 7-5.5 7 0v5',
  list: 'M9 7h11M9 12h11M9 17h6M4.5 7h.1M4.5 12h.1M4.5 17h.1',
  mail: 'M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5M4 7l8 6 8-6',
  menu: 'M4 7h16M4 12h16M4 17h10',
  minus: 'M5 12h14',
  note: 'M5 4.5h14v10l-5 5H5zM14 19.5v-5h5M8.5 9h7M8.5 12.5h4',
  phone:
    'M6.5 4h3l1.5 4-2 1.5a12 12 0 0 0 5.5 5.5L16 13l4 1.5v3A2.5 2.5 0 0 1 17.5 20 13.5 13.5 0 0 1 4 6.5 2.5 2.5 0 0 1 6.5 4z',
  place:
    'M12 21c-4-5-6.5-8.2-6.5-11.5a6.5 6.5 0 0 1 13 0C18.5 12.8 16 16 12 21M9.5 9.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
  plus: 'M12 5v14M5 12h14',
  right: 'm10 6 6 6-6 6',
  search: 'M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M16 16l4 4',
  share: 'M12 15V4m0 0L8.5 7.5M12 4l3.5 3.5M6 11v8.5h12V11',
  undo: 'M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H9',
  whatsapp:
    'M12 4a8 8 0 0 0-6.9 12L4 20l4.1-1.1A8 8 0 1 0 12 4zM9 9.3c0 3 2.7 5.7 5.7 5.7l.9-1.6-1.9-1-.9.9c-1-.5-1.7-1.2-2.2-2.2l.9-.9-1-1.9z',
  youtube:
    'M6.5 6h11A3.5 3.5 0 0 1 21 9.5v5a3.5 3.5 0 0 1-3.5 3.5h-11A3.5 3.5 0 0 1 3 14.5v-5A3.5 3.5 0 0 1 6.5 6M10.5 9.5l4 2.5-4 2.5z',
}

const largePaths = {
  box: 'M5 11 16 5l11 6v11l-11 6-11-6zM5 11l11 6 11-6M16 17v11',
  leaves: 'M16 27c0-9-1-13-6-17 7 0 9 3 9 9M17 18c1-6 4-9 10-10 0 7-3 10-10 11M9 27h14',
  talk: 'M5 7h22v15H15l-6 5v-5H5zM16 19c0-4-1-6-4-7 4-.5 5 1 5 3M17 15c.5-2 2-3 4-3 0 3-1 4-4 4.5',
  truck:
    'M3 9h16v13H3zM19 13h6l4 5v4H19zM6.5 22a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M21 22a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
}

export type IconName = keyof typeof paths
export type LargeIconName = keyof typeof largePaths

/** A 24 px line icon in the text's colour; decoration only, the words stand beside it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}

/** A 32 px line icon for a feature card. */
export function LargeIcon({ name }: { name: LargeIconName }) {
  return (
    <svg className="i" viewBox="0 0 32 32" aria-hidden="true">
      <path d={largePaths[name]} />
    </svg>
  )
}
