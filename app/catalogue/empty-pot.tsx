/** A pot without a plant; it stands on the floor of its figure. */
export function EmptyPot() {
  return (
    <svg viewBox="-120 -90 240 130" aria-hidden="true">
      <ellipse cx="6" rx="29" ry="4.2" opacity=".2" />
      <path fill="#b4573b" d="M-22 -40L22 -40L15.8 -1Q0 3 -15.8 -1z" />
      <path fill="#8f3f2b" d="M5.3 -40L22 -40L15.8 -1Q9.5 0.6 1.8 1z" />
      <path fill="#c96f50" d="M-24.5 -46h49v7h-49z" />
      <path fill="#b4573b" d="M5.3 -46h19.2v7h-19.2z" />
    </svg>
  )
}
