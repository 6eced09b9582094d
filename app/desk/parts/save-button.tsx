import { leadToFault } from './lead-to-message.ts'

interface SaveButtonProps {
  /** Whether there is anything to save, and nothing in the way. */
  can: boolean
  isSaving?: boolean
  /** Shows what is in the way, where it was not told yet. */
  showWrong?: () => void
  /** By it the focus finds the button where the form is made again once it is saved. */
  id?: string
  className?: string
  children: React.ReactNode
}

/**
 * The one button that saves what a screen is about. While it can't, it leads to what is in the way;
 * where nothing has changed it does nothing, but keeps the focus: whoever has just saved goes on
 * from it.
 */
export function SaveButton(props: SaveButtonProps) {
  const { can, isSaving, showWrong, id, className = '', children } = props
  return (
    <button
      type="submit"
      id={id}
      className={`btn ${className}`.trim()}
      aria-disabled={can ? undefined : true}
      aria-busy={isSaving || undefined}
      onClick={(event) => {
        if (can) return
        event.preventDefault()
        const { form } = event.currentTarget
        showWrong?.()
        // By then what is wrong is marked.
        requestAnimationFrame(() => leadToFault(form))
      }}
    >
      {children}
    </button>
  )
}
