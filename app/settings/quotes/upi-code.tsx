/** A QR code: so many modules each way, the white around it included, and its dark ones as a path. */
export interface UpiCode {
  size: number
  path: string
}

/** A QR code as a picture, black on white whatever stands around it. */
export function UpiCodePicture({ code: { size, path }, label }: { code: UpiCode; label: string }) {
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" shapeRendering="crispEdges" d={path} />
    </svg>
  )
}
