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
  filter: 'M4 7h16M7 12h10M10 17h4',
  home: 'M4 11.5 12 4.5l8 7M6.5 10v9.5h11V10M10.5 19.5v-5h3v5',
  left: 'm14 6-6 6 6 6',
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
}

export type IconName = keyof typeof paths

/** A 24 px line icon in the text's colour; decoration only, the words stand beside it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
