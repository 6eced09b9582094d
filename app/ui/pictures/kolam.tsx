const smallThread =
  'M-32 0C-32 -5.3 -24.8 -12 -20 -12C-15.2 -12 -14.4 -4.8 -10 0C-5.6 4.8 -4.8 5.6 0 10C4.8 14.4 12 15.2 12 20C12 24.8 5.3 32 0 32C-5.3 32 -12 24.8 -12 20C-12 15.2 -4.8 14.4 0 10C4.8 5.6 5.6 4.8 10 0C14.4 -4.8 15.2 -12 20 -12C24.8 -12 32 -5.3 32 0C32 5.3 24.8 12 20 12C15.2 12 14.4 4.8 10 0C5.6 -4.8 4.8 -5.6 0 -10C-4.8 -14.4 -12 -15.2 -12 -20C-12 -24.8 -5.3 -32 0 -32C5.3 -32 12 -24.8 12 -20C12 -15.2 4.8 -14.4 0 -10C-4.8 -5.6 -5.6 -4.8 -10 0C-14.4 4.8 -15.2 12 -20 12C-24.8 12 -32 5.3 -32 0z'
const largeThread =
  'M-52 0C-52 -5.3 -44.8 -12 -40 -12C-35.2 -12 -34.4 -4.8 -30 0C-25.6 4.8 -24.4 5.6 -20 10C-15.6 14.4 -14.4 15.6 -10 20C-5.6 24.4 -4.8 25.6 0 30C4.8 34.4 12 35.2 12 40C12 44.8 5.3 52 0 52C-5.3 52 -12 44.8 -12 40C-12 35.2 -4.8 34.4 0 30C4.8 25.6 5.6 24.4 10 20C14.4 15.6 15.6 14.4 20 10C24.4 5.6 25.6 4.8 30 0C34.4 -4.8 35.2 -12 40 -12C44.8 -12 52 -5.3 52 0C52 5.3 44.8 12 40 12C35.2 12 34.4 4.8 30 0C25.6 -4.8 24.4 -5.6 20 -10C15.6 -14.4 14.4 -15.6 10 -20C5.6 -24.4 4.8 -25.6 0 -30C-4.8 -34.4 -12 -35.2 -12 -40C-12 -44.8 -5.3 -52 0 -52C5.3 -52 12 -44.8 12 -40C12 -35.2 4.8 -34.4 0 -30C-4.8 -25.6 -5.6 -24.4 -10 -20C-14.4 -15.6 -15.6 -14.4 -20 -10C-24.4 -5.6 -25.6 -4.8 -30 0C-34.4 4.8 -35.2 12 -40 12C-44.8 12 -52 5.3 -52 0zM-32 -20C-32 -24.8 -24.8 -32 -20 -32C-15.2 -32 -14.4 -24.8 -10 -20C-5.6 -15.2 -4.4 -14.4 0 -10C4.4 -5.6 5.6 -4.4 10 0C14.4 4.4 15.2 5.6 20 10C24.8 14.4 32 15.2 32 20C32 24.8 24.8 32 20 32C15.2 32 14.4 24.8 10 20C5.6 15.2 4.4 14.4 0 10C-4.4 5.6 -5.6 4.4 -10 0C-14.4 -4.4 -15.2 -5.6 -20 -10C-24.8 -14.4 -32 -15.2 -32 -20zM-10 0C-14.4 4.4 -15.2 5.6 -20 10C-24.8 14.4 -32 15.2 -32 20C-32 24.8 -24.8 32 -20 32C-15.2 32 -14.4 24.8 -10 20C-5.6 15.2 -4.4 14.4 0 10C4.4 5.6 5.6 4.4 10 0C14.4 -4.4 15.2 -5.6 20 -10C24.8 -14.4 32 -15.2 32 -20C32 -24.8 24.8 -32 20 -32C15.2 -32 14.4 -24.8 10 -20C5.6 -15.2 4.4 -14.4 0 -10C-4.4 -5.6 -5.6 -4.4 -10 0z'

const smallDots = drawDots([-20, 0, 20], 20, 2.6)
const largeDots = drawDots([-40, -20, 0, 20, 40], 40, 2.1)

/** The brand's mark: one thread round five dots. The colour of the thread is the text's. */
export function KolamMark({ dots = 'var(--oxide)' }: { dots?: string }) {
  return (
    <svg viewBox="-34 -34 68 68" aria-hidden="true">
      <Lines thread={smallThread} width={2.6} dots={smallDots} fill={dots} />
    </svg>
  )
}

/** The line drawing that stands for the shop. `flat` draws it in perspective, as on a floor. */
export function Kolam({ className, flat = false }: { className: string; flat?: boolean }) {
  const lines = <Lines thread={largeThread} width={1.5} dots={largeDots} fill="var(--marigold)" />
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
  fill: string
}

function Lines({ thread, width, dots, fill }: LinesProps) {
  return (
    <>
      <path
        d={thread}
        fill="none"
        stroke="currentColor"
        strokeWidth={width}
        strokeLinejoin="round"
      />
      <path fill={fill} d={dots} />
    </>
  )
}

/** The path of a diamond's dots: its columns, how far its corners lie from its middle, a dot's size. */
function drawDots(columns: readonly number[], reach: number, radius: number) {
  let path = ''
  for (const x of columns) {
    for (let y = Math.abs(x) - reach; y <= reach - Math.abs(x); y += 20) path += dot(x, y, radius)
  }
  return path
}

function dot(x: number, y: number, radius: number) {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`
}
