import { parseArgs } from 'node:util'
import { findWhatToForget, forgetPerson } from '#app/enquiries/desk/people/forget-person.server.ts'
import { heldBeside } from '#app/enquiries/desk/people/held-beside.server.ts'
import { Refusal } from '#commands/shared/run-command.ts'
import { say } from '#commands/shared/say.ts'
import { withSiteDatabase } from '#commands/shared/site-database.ts'
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
    const { references, messages, beside, sharedAddresses } = found
    const others = heldBeside.map(({ key, heading }) => ({ heading, count: beside[key] ?? 0 }))
    if (references.length + messages === 0 && others.every(({ count }) => count === 0)) {
      throw new Refusal('Nothing is kept about this person.')
    }
    const counts = [
      { heading: 'Enquiries', count: references.length },
      { heading: 'Messages', count: messages },
      ...others,
    ]
    say(counts.map(({ heading, count }) => `${heading}: ${count}.`).join(' '))
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
