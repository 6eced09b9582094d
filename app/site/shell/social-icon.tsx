const paths = {
  facebook:
    'M14 20v-7h2.6l.5-3H14V8.3c0-1 .4-1.6 1.7-1.6H17V4.2C16.6 4.1 15.9 4 15 4c-2.5 0-4 1.4-4 4v2H8.5v3H11v7',
  instagram:
    'M8.5 4h7A4.5 4.5 0 0 1 20 8.5v7a4.5 4.5 0 0 1-4.5 4.5h-7A4.5 4.5 0 0 1 4 15.5v-7A4.5 4.5 0 0 1 8.5 4M8.4 12a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0M16.7 7.2v.1',
  linkedin: 'M6 10v9M6 6v.1M10.5 19v-9M10.5 14c0-5 7-5.5 7 0v5',
  youtube:
    'M6.5 6h11A3.5 3.5 0 0 1 21 9.5v5a3.5 3.5 0 0 1-3.5 3.5h-11A3.5 3.5 0 0 1 3 14.5v-5A3.5 3.5 0 0 1 6.5 6M10.5 9.5l4 2.5-4 2.5z',
}

/** The sign of a social page, 24 px; decoration only. The footer alone shows them, so that no script carries them. */
export function SocialIcon({ page }: { page: keyof typeof paths }) {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[page]} />
    </svg>
  )
}
