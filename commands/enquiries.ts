/** `npm run enquiries -- …`: what the staff can do with enquiries from a terminal. */
import { backlog } from './enquiries/backlog.ts'
import { correct } from './enquiries/correct.ts'
import { discard } from './enquiries/discard.ts'
import { exportEnquiries } from './enquiries/export.ts'
import { statesToChoose } from './enquiries/filter.ts'
import { forget } from './enquiries/forget.ts'
import { held } from './enquiries/held.ts'
import { list } from './enquiries/list.ts'
import { person } from './enquiries/person.ts'
import { release } from './enquiries/release.ts'
import { resendMessages } from './enquiries/resend.ts'
import { show } from './enquiries/show.ts'
import { webhook } from './enquiries/webhook.ts'
import { runCommand, UsageError } from './shared/run-command.ts'

const usage = `Usage: npm run enquiries -- <what> [options]

  list                     enquiries, the newest first
  show AN-7Q2M0XKE         one enquiry: products, state, who has it, notes, what happened,
                           messages
  export                   all that was said and noted (CSV unless --json)
  person EMAIL|NUMBER      everything that is held of one person, to print (or --json)
  correct AN-7Q2M0XKE      puts right what it says of its visitor: --name, --email,
                           --mobile, --address, --company
  resend AN-7Q2M0XKE       lets its given-up messages be sent again;
                           --sent: also those that were sent
  resend --given-up        the same for every message that was given up
  release AN-7Q2M0XKE      takes a quarantined one for an honest one: staff and visitor
                           are written to
  discard AN-7Q2M0XKE …    erases what quarantined ones say, when they are spam
  forget --mobile N        erases a person by mobile number, e-mail address or both;
         --email ADDRESS   tells what it found, and erases it with --yes
  backlog                  messages that wait or were given up
  held                     messages held back since a restore: --send lets them go,
                           --drop throws them away
  webhook                  webhooks that were not delivered: --drop throws them away,
                           where the system that took them is gone for good

Which (list, export):
  --from 2025-11-01        received on this day or later
  --to 2025-11-30          received on this day or earlier
                           Days begin and end at midnight in India (IST, UTC+05:30).
  --kind enquiry|bulk      from the enquiry form, or from the corporate and bulk form
  --state ${statesToChoose.join('|')}
                           what it is at the desk
  --delivery waiting|sent|given-up
                           with at least one message in this state
  --quarantined            set aside as suspicious
  --due-for-erasing        open, and erased within 30 days unless somebody is in contact

How (list, show, backlog; export without tables; person --json):
  --json, --csv            for machines and for spreadsheets, instead of a table. Times
                           are in IST, in JSON in UTC.

To write a file:           npm run enquiries -s -- export > enquiries.csv
Exit codes: 0 done, 1 failed or nothing found, 2 called wrongly.`

const subcommands = new Map<string, (args: string[]) => Promise<void>>([
  ['list', list],
  ['show', show],
  ['export', exportEnquiries],
  ['person', person],
  ['correct', correct],
  ['resend', resendMessages],
  ['release', release],
  ['discard', discard],
  ['forget', forget],
  ['backlog', backlog],
  ['held', held],
  ['webhook', webhook],
])

await runCommand(usage, async ([name, ...args]) => {
  if (!name) throw new UsageError('Say what to do.')
  const subcommand = subcommands.get(name)
  if (!subcommand) throw new UsageError(`There is no "${name}".`)
  await subcommand(args)
})
