interface SaveButtonProps {
  /** Whether there is anything to save, and nothing in the way. */
  can: boolean
  isSaving?: boolean
  className?: string
  children: React.ReactNode
}

/**
 * The one button that saves what a screen is about. While it can't, it says so and does nothing, but
 * keeps the focus: it is where whoever has just saved goes on from.
 */
export function SaveButton({ can, isSaving, className = '', children }: SaveButtonProps) {
  return (
    <button
      type="submit"
      id="save"
      className={`btn ${className}`.trim()}
      aria-disabled={can ? undefined : true}
      aria-busy={isSaving || undefined}
      onClick={(event) => {
        if (!can) event.preventDefault()
      }}
    >
      {children}
    </button>
  )
}
