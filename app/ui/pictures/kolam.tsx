const smallThread =
  'M-32 0c0-5.3 7.2-12 12-12s5.6 7.2 10 12 5.2 5.6 10 10 12 5.2 12 10-6.7 12-12 12-12-7.2-12-12 7.2-5.6 12-10 5.6-5.2 10-10 5.2-12 10-12 12 6.7 12 12-7.2 12-12 12-5.6-7.2-10-12-5.2-5.6-10-10-12-5.2-12-10 6.7-12 12-12 12 7.2 12 12-7.2 5.6-12 10-5.6 5.2-10 10-5.2 12-10 12-12-6.7-12-12z'
const largeThread =
  'M-52 0c0-5.3 7.2-12 12-12s5.6 7.2 10 12 5.6 5.6 10 10 5.6 5.6 10 10 5.2 5.6 10 10 12 5.2 12 10-6.7 12-12 12-12-7.2-12-12 7.2-5.6 12-10 5.6-5.6 10-10 5.6-5.6 10-10 5.6-5.2 10-10 5.2-12 10-12 12 6.7 12 12-7.2 12-12 12-5.6-7.2-10-12-5.6-5.6-10-10-5.6-5.6-10-10-5.2-5.6-10-10-12-5.2-12-10 6.7-12 12-12 12 7.2 12 12-7.2 5.6-12 10-5.6 5.6-10 10-5.6 5.6-10 10-5.6 5.2-10 10-5.2 12-10 12-12-6.7-12-12zm20-20c0-4.8 7.2-12 12-12s5.6 7.2 10 12 5.6 5.6 10 10 5.6 5.6 10 10 5.2 5.6 10 10 12 5.2 12 10-7.2 12-12 12-5.6-7.2-10-12-5.6-5.6-10-10-5.6-5.6-10-10-5.2-5.6-10-10-12-5.2-12-10zm22 20c-4.4 4.4-5.2 5.6-10 10s-12 5.2-12 10 7.2 12 12 12 5.6-7.2 10-12 5.6-5.6 10-10 5.6-5.6 10-10 5.2-5.6 10-10 12-5.2 12-10-7.2-12-12-12-5.6 7.2-10 12-5.6 5.6-10 10-5.6 5.6-10 10z'

const smallDots = drawDots([-20, 0, 20], 20)
const largeDots = drawDots([-40, -20, 0, 20, 40], 40)

/** The brand's mark: one thread round five dots. The colour of the thread is the text's. */
export function KolamMark({ dots = 'var(--oxide)' }: { dots?: string }) {
  return (
    <svg viewBox="-34 -34 68 68" aria-hidden="true">
      <Lines thread={smallThread} width={2.6} dots={smallDots} dot={5.2} colour={dots} />
    </svg>
  )
}

/** The line drawing that stands for the shop. `flat` draws it in perspective, as on a floor. */
export function Kolam({ className, flat = false }: { className: string; flat?: boolean }) {
  const lines = (
    <Lines thread={largeThread} width={1.5} dots={largeDots} dot={4.2} colour="var(--marigold)" />
  )
  return (
    <svg
      className={className}
      viewBox={flat ? '-100 -27 200 54' : '-54 -54 108 108'}
      aria-hidden="true"
    >
      {flat ? <g transform="scale(1.75 .47)">{lines}</g> : lines}
    </svg>
  )
}

interface LinesProps {
  thread: string
  width: number
  /** Their path. */
  dots: string
  /** How wide a dot is. */
  dot: number
  /** That of the dots. */
  colour: string
}

function Lines({ thread, width, dots, dot, colour }: LinesProps) {
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
function drawDots(columns: readonly number[], reach: number) {
  let path = ''
  for (const x of columns) {
    for (let y = Math.abs(x) - reach; y <= reach - Math.abs(x); y += 20) path += `M${x} ${y}h.1`
  }
  return path
}
