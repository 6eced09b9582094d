const paths = {
  arrows: 'M4 8.5h14M14.5 5 18 8.5 14.5 12M20 15.5H6M9.5 12 6 15.5 9.5 19',
  bars: 'M4 19.5h16M7 16v-4M12 16V6M17 16V9',
  bold: 'M8 5h5a3.5 3.5 0 0 1 0 7H8zM8 12h6a3.5 3.5 0 0 1 0 7H8z',
  book: 'M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zM12 6.5v13',
  camera: 'M4 7.5h3.5L9.5 5h5l2 2.5H20V19H4zM8.5 13a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0',
  clock: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 7.5V12l3 2',
  down: 'm7 10 5 5 5-5',
  eye: 'M2.5 12C5 7.5 8 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.5 6.5-9.5 6.5S5 16.5 2.5 12M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  grip: 'M9 6h.1M15 6h.1M9 12h.1M15 12h.1M9 18h.1M15 18h.1',
  inbox: 'M4 13.5 6.5 5h11l2.5 8.5v5.5H4zM4 13.5h4.5c.5 2 1.5 3 3.5 3s3-1 3.5-3H20',
  leaf: 'M5 19c0-8 4-13.5 14-14 .5 10-4.5 14-11 14-1 0-2-.3-3-1M5 19c2-4 5-7 9-9',
  left: 'm14 7-5 5 5 5',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7L12 17',
  minus: 'M5 12h14',
  out: 'M10 4.5H5v15h5M14 8l4 4-4 4M18 12H9.5',
  pencil: 'M5 19l1-4L16.5 4.5l3 3L9 18zM14 7l3 3',
  people:
    'M5.5 8.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0M3 19c.4-3.3 2.6-5 5.5-5s5.1 1.7 5.5 5M14.5 5.8a3 3 0 0 1 0 5.6M16.5 14.3c2.4.5 3.8 2.1 4.2 4.7',
  person: 'M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6',
  'plant-card':
    'M5 4h14v16H5zM5 15.5h14M12 15.5v-4M12 11.5c0-2.5-1.5-4-4-4 0 2.5 1.5 4 4 4zM12 11c0-2 1.5-3.5 4-3.5 0 2.5-1.5 3.5-4 3.5z',
  plus: 'M12 5v14M5 12h14',
  quote: 'M6 3.5h12v17l-3-2-3 2-3-2-3 2zM9 8h6M9 11.5h6M9 15h3',
  right: 'm10 7 5 5-5 5',
  sheet: 'M5 3.5h9l5 5v12H5zM14 3.5v5h5M8.5 12h7M8.5 16h7M12 12v4',
  sun: 'M8.5 12a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M12 3.5v2.5M12 18v2.5M4.6 7.7l2.2 1.3M17.2 15l2.2 1.3M4.6 16.3 6.8 15M17.2 9l2.2-1.3',
  up: 'm7 14 5-5 5 5',
}

export type DeskIconName = keyof typeof paths

/** A 24 px line icon that only the desk has; decoration, the words stand beside it. */
export function DeskIcon({ name }: { name: DeskIconName }) {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
