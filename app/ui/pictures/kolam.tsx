import { drawDots, KolamLines } from './kolam-mark.tsx'

const largeThread =
  'M-52 0c0-5.3 7.2-12 12-12s5.6 7.2 10 12 5.6 5.6 10 10 5.6 5.6 10 10 5.2 5.6 10 10 12 5.2 12 10-6.7 12-12 12-12-7.2-12-12 7.2-5.6 12-10 5.6-5.6 10-10 5.6-5.6 10-10 5.6-5.2 10-10 5.2-12 10-12 12 6.7 12 12-7.2 12-12 12-5.6-7.2-10-12-5.6-5.6-10-10-5.6-5.6-10-10-5.2-5.6-10-10-12-5.2-12-10 6.7-12 12-12 12 7.2 12 12-7.2 5.6-12 10-5.6 5.6-10 10-5.6 5.6-10 10-5.6 5.2-10 10-5.2 12-10 12-12-6.7-12-12zm20-20c0-4.8 7.2-12 12-12s5.6 7.2 10 12 5.6 5.6 10 10 5.6 5.6 10 10 5.2 5.6 10 10 12 5.2 12 10-7.2 12-12 12-5.6-7.2-10-12-5.6-5.6-10-10-5.6-5.6-10-10-5.2-5.6-10-10-12-5.2-12-10zm22 20c-4.4 4.4-5.2 5.6-10 10s-12 5.2-12 10 7.2 12 12 12 5.6-7.2 10-12 5.6-5.6 10-10 5.6-5.6 10-10 5.2-5.6 10-10 12-5.2 12-10-7.2-12-12-12-5.6 7.2-10 12-5.6 5.6-10 10-5.6 5.6-10 10z'

const largeDots = drawDots([-40, -20, 0, 20, 40], 40)

/** The line drawing that stands for the shop. `flat` draws it in perspective, as on a floor. */
export function Kolam({ className, flat = false }: { className: string; flat?: boolean }) {
  const lines = (
    <KolamLines
      thread={largeThread}
      width={1.5}
      dots={largeDots}
      dot={4.2}
      colour="var(--marigold)"
    />
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
