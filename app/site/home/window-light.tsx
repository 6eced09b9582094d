/** The light of a window on the wall. */
export function WindowLight() {
  return (
    <div className="light">
      <svg viewBox="0 0 340 395" aria-hidden="true">
        <path d="M180 20h64l-41 106h-64zM134 138h64l-41 106h-64zM88 256h64l-41 106h-64zM254 20h64l-41 106h-64zM208 138h64l-41 106h-64zM162 256h64l-41 106h-64z" />
      </svg>
    </div>
  )
}
