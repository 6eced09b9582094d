import { parseArgs } from 'node:util'
import { findWhatToForget, forgetPerson } from '#app/enquiries/desk/people/forget-person.server.ts'
import { Refusal } from '#commands/run-command.ts'
import { say } from '#commands/say.ts'
import { withSiteDatabase } from '#commands/site-database.ts'
import { readPerson } from './person-options.ts'

/** `forget`: erases what is kept about a person; counts stay. Without `--yes` it only tells. */
export async function forget(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { mobile: { type: 'string' }, email: { type: 'string' }, yes: { type: 'boolean' } },
  })
  const person = readPerson(values)
  await withSiteDatabase(async (db) => {
    const found = await (values.yes ? forgetPerson : findWhatToForget)(db, person)
    const { references, messages, subscriptions, sharedAddresses } = found
    if (references.length + messages + subscriptions === 0) {
      throw new Refusal('Nothing is kept about this person.')
    }
    say(`Enquiries: ${references.length}. Messages: ${messages}. Newsletter: ${subscriptions}.`)
    if (sharedAddresses.length > 0) {
      say(
        `Other numbers gave the same address: ${sharedAddresses.join(', ')}. ` +
          'What they sent, and its newsletter, is kept; --email erases it too.',
      )
    }
    if (!values.yes) throw new Refusal('Nothing was erased yet: say --yes to erase this.')
    say('Erased. Backups made before today still hold it.')
  })
}
