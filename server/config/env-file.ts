import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { ConfigError } from '#server/config.ts'
import { listMisspeltOthers } from './misspelt.ts'
import { settingNames } from './settings.ts'

/**
 * Adds the settings of `.env` to the environment, which wins where both name one. Gives a sentence
 * for each setting that says less than its line does, and for each name that is a slip here and
 * another program's elsewhere. Without the file the environment and the defaults are enough; throws
 * when there is one that can't be read.
 */
export function loadEnvFile(file = '.env'): string[] {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (Object(error).code === 'ENOENT') return []
    throw new ConfigError(`${file} can’t be read (${Object(error).code}): may this user read it?`)
  }
  process.loadEnvFile(file)
  const misspelt = listMisspeltOthers(parseEnv(text), settingNames)
  return [...listCutOff(file, text), ...misspelt.map((fault) => `${file}: ${fault}`)]
}

/** What follows a `#` is a comment to every reader of such files, unless it is in quotes. */
function listCutOff(file: string, text: string): string[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const [, name = '', value = ''] = /^\s*(?:export\s+)?([A-Z_]+)\s*=(.*)$/.exec(line) ?? []
    if (
      !settingNames.includes(name) ||
      /^\s*["'`]/.test(value) ||
      !/^[^#]*[^#\s][^#]*#|^#/.test(value)
    )
      return []
    return [
      `${file}, line ${index + 1}: ${name} would end before its "#": put the value in quotes, or the comment on a line of its own.`,
    ]
  })
}
