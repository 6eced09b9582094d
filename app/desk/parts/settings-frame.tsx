import { Link, useLocation } from 'react-router'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { PageHead } from './page-head.tsx'
import { settingsParts } from './settings-parts.ts'

interface SettingsFrameProps {
  title: string
  /** How many things about delivery need a person. */
  needed?: number | undefined
  /** Whether nothing but delivery health is this person's to see. */
  healthOnly?: boolean
  children: React.ReactNode
}

/** What stands around every part of the settings: its name, and the list of all parts. */
export function SettingsFrame({ title, needed, healthOnly, children }: SettingsFrameProps) {
  const { name: business } = useSiteFacts()
  const { pathname } = useLocation()
  return (
    <main id="main" className="page">
      <title>{`${title} | Desk, ${business}`}</title>
      <PageHead title="Settings" />
      <div className="settings">
        {!healthOnly && (
          <nav className="settings-nav" aria-label="Settings">
            {settingsParts.map(({ to, label, holdsBelow = false }) => (
              <Link
                key={to}
                to={to}
                aria-current={isHere(to, pathname, holdsBelow) ? 'page' : undefined}
              >
                {label}
                {label === 'Delivery health' && needed ? (
                  <b className="count">
                    {needed}
                    <span className="vh"> {needed === 1 ? 'thing needs' : 'things need'} you</span>
                  </b>
                ) : null}
              </Link>
            ))}
          </nav>
        )}
        <div>{children}</div>
      </div>
    </main>
  )
}

/** The first of several parts that stand on one page is marked. */
function isHere(to: string, pathname: string, holdsBelow: boolean) {
  return (
    to === pathname || to === `${pathname}#health` || (holdsBelow && pathname.startsWith(`${to}/`))
  )
}
