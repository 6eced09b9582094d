/** One of the nursery's figures in a list of them, where it claims one. */
export function Figure({ name, figure }: { name: string; figure: string | 0 | undefined }) {
  if (!figure) return null
  return (
    <>
      <dt>{name}</dt>
      <dd>{figure}</dd>
    </>
  )
}
