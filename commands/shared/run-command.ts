import { say } from './say.ts'

/** The command was called wrongly; its message is one sentence. */
export class UsageError extends Error {}

/** The command can't or won't do what it was asked; its message is for the operator. */
export class Refusal extends Error {}

/**
 * Runs a command and sets the exit code: 0 done, 1 failed (with a sentence), 2 called wrongly
 * (with a sentence and where help is). `--help` anywhere prints the usage instead.
 */
export async function runCommand(
  usage: string,
  work: (args: string[]) => Promise<void>,
  args: string[] = process.argv.slice(2),
): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', passOverClosedPipe)
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${usage}\n`)
    return
  }
  try {
    await work(args)
  } catch (error) {
    const wrongUsage = error instanceof UsageError || isParseError(error)
    process.exitCode = wrongUsage ? 2 : 1
    const message = error instanceof Error ? error.message : String(error)
    say(wrongUsage ? `${firstSentence(message)} ${whereHelpIs(usage)}` : message)
  }
}

/** Whoever reads us, such as `head`, may have read enough: what was begun is finished all the same. */
function passOverClosedPipe(error: NodeJS.ErrnoException) {
  if (error.code !== 'EPIPE') throw error
}

function isParseError(error: unknown) {
  return error instanceof TypeError && String(Object(error).code).startsWith('ERR_PARSE_ARGS')
}

/** Node's own sentences about options are followed by advice for programmers. */
function firstSentence(message: string) {
  const [sentence = ''] = /^[^\n]*?(?=\.\s|\.?$|\n)/m.exec(message) ?? []
  return `${sentence}.`
}

function whereHelpIs(usage: string) {
  const [, command = ''] = /^Usage: (npm (?:run \S+|start|test)|node \S+)/.exec(usage) ?? []
  return `Help: ${command}${command.startsWith('npm') ? ' --' : ''} --help`
}
