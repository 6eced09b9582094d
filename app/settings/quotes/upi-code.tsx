import type { QrCode } from '#app/ui/pictures/qr-code.ts'

/** Squares of white around a code: scanners want no fewer. */
const quietZone = 4

/** A QR code as a picture, black on white whatever stands around it. */
export function UpiCode({ code: { size, path }, label }: { code: QrCode; label: string }) {
  const side = size + 2 * quietZone
  return (
    <svg
      className="qr"
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      role="img"
      aria-label={label}
    >
      <path fill="#fff" d={`M${-quietZone} ${-quietZone}h${side}v${side}h-${side}z`} />
      <path fill="#000" shapeRendering="crispEdges" d={path} />
    </svg>
  )
}
