import { Form, Link } from 'react-router'
import { failureWords } from '#app/enquiries/desk/enquiry/words/failure-words.ts'
import { enquiryPath } from '#app/paths/desk-paths.ts'
import { BackupNow, type BackupNowProps } from '#app/settings/desk/backup/backup-now.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import type { HealthLine, LostMessage } from './health-lines.ts'
import type { TestStanding } from './test-email.server.ts'
import { TestFate } from './test-fate.tsx'

interface HealthSectionProps {
  lines: readonly HealthLine[]
  lost: readonly LostMessage[]
  /** How the test e-mail stands that was asked for last. */
  test: TestStanding | undefined
  maySend: boolean
  /** Whether the owner can make a backup here, and how the last one stands; missing for others. */
  backup: BackupNowProps | undefined
}

/** What works and what does not of storing, delivering and backing up, and what to do about it. */
export function HealthSection({ lines, lost, test, maySend, backup }: HealthSectionProps) {
  return (
    <section id="health" aria-labelledby="h-health">
      <h2 id="h-health">Delivery health</h2>
      <ul className="health">
        {lines.map(({ key, isBad, isUntried, title, text }) => (
          <li key={key} className={isBad ? 'bad' : isUntried ? 'none' : 'good'}>
            <Icon name={isBad ? 'alert' : isUntried ? 'minus' : 'check'} />
            <span>
              <b>
                {isBad && <span className="vh">Needs you: </span>}
                {title}
              </b>
              <small>{text}</small>
              {key === 'email' && test && (
                <small>
                  <TestFate test={test} />
                </small>
              )}
            </span>
            {key === 'email' && maySend && (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="intent" value="test-email" />
                <button type="submit" className="btn btn-line">
                  Send me a test e-mail
                </button>
              </Form>
            )}
            {key === 'backup' && backup && <BackupNow {...backup} />}
            {key === 'lost' && <Lost lost={lost} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Lost({ lost }: { lost: readonly LostMessage[] }) {
  return (
    <details>
      <summary className="btn btn-line">See the {lost.length}</summary>
      <ul>
        {lost.map(({ id, reference, name, error }) => (
          <li key={id}>
            {reference ? <Link to={enquiryPath(reference)}>{name || reference}</Link> : 'To us'}{' '}
            <small>{failureWords(error)}</small>
          </li>
        ))}
      </ul>
    </details>
  )
}
