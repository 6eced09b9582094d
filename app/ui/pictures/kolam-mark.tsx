const smallThread =
  'M-32 0c0-5.3 7.2-12 12-12s5.6 7.2 10 12 5.2 5.6 10 10 12 5.2 12 10-6.7 12-12 12-12-7.2-12-12 7.2-5.6 12-10 5.6-5.2 10-10 5.2-12 10-12 12 6.7 12 12-7.2 12-12 12-5.6-7.2-10-12-5.2-5.6-10-10-12-5.2-12-10 6.7-12 12-12 12 7.2 12 12-7.2 5.6-12 10-5.6 5.2-10 10-5.2 12-10 12-12-6.7-12-12z'

const smallDots = drawDots([-20, 0, 20], 20)

/** The brand's mark: one thread round five dots. The colour of the thread is the text's. */
export function KolamMark({ dots = 'var(--oxide)' }: { dots?: string }) {
  return (
    <svg viewBox="-34 -34 68 68" aria-hidden="true">
      <KolamLines thread={smallThread} width={2.6} dots={smallDots} dot={5.2} colour={dots} />
    </svg>
  )
}

interface KolamLinesProps {
  thread: string
  width: number
  /** Their path. */
  dots: string
  /** How wide a dot is. */
  dot: number
  /** That of the dots. */
  colour: string
}

/** A drawing of one thread and the dots that it goes round. */
export function KolamLines({ thread, width, dots, dot, colour }: KolamLinesProps) {
  return (
    <>
      <path
        d={thread}
        fill="none"
        stroke="currentColor"
        strokeWidth={width}
        strokeLinejoin="round"
      />
      <path stroke={colour} strokeWidth={dot} strokeLinecap="round" d={dots} />
    </>
  )
}

/**
 * The path of a diamond's dots: its columns, how far its corners lie from its middle. A dot is the
 * round end of a line without length, which takes a third of the bytes of a circle.
 */
export function drawDots(columns: readonly number[], reach: number) {
  let path = ''
  for (const x of columns) {
    for (let y = Math.abs(x) - reach; y <= reach - Math.abs(x); y += 20) path += `M${x} ${y}h.1`
  }
  return path
}
