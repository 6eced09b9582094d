interface FigureProps {
  words: { name: string; said: (figure: string) => string }
  figure: string | undefined
}

/** One of the nursery's figures in a list of them, where it claims one. */
export function Figure({ words, figure }: FigureProps) {
  if (!figure) return null
  return (
    <>
      <dt>{words.name}</dt>
      <dd>{words.said(figure)}</dd>
    </>
  )
}
