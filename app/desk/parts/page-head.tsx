import { Link } from 'react-router'
import { DeskIcon } from './desk-icon.tsx'

interface PageHeadProps {
  title: string
  /** Where the screen was opened from; the way back on the Escape key. */
  back?: { to: string; label: string }
  /** What stands at the right. */
  children?: React.ReactNode
}

/** A screen's head: the way back, its name, what stands beside it. */
export function PageHead({ title, back, children }: PageHeadProps) {
  return (
    <header className="page-head">
      {back && (
        <Link className="back" to={back.to} data-key="Escape">
          <DeskIcon name="left" />
          {back.label}
        </Link>
      )}
      <h1>{title}</h1>
      {children && <div className="head-side">{children}</div>}
    </header>
  )
}
