/** `npm run push-key`: makes the key with which the staff's phones are told. */
import { parseArgs } from 'node:util'
import { newPushKey } from '#server/delivery/channels/push-key.ts'
import { runCommand } from './shared/run-command.ts'

const usage = `Usage: npm run push-key -s >> .env

  Makes the key that signs what the staff's phones are told, as a line for .env. Make it once: with
  another key every phone has to be turned on again. It is as secret as a password.

Exit codes: 0 done, 2 called wrongly.`

await runCommand(usage, async (args) => {
  parseArgs({ args })
  // A file that does not end with a line break would let it run into its last line.
  process.stdout.write(`\nPUSH_PRIVATE_KEY=${newPushKey()}\n`)
})
