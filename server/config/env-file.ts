import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { ConfigError } from '#server/config.ts'
import { listMisspeltOthers } from './misspelt.ts'
import { settingNames } from './settings.ts'

/**
 * Adds the settings of `.env` to the environment, which wins where both name one. Gives a sentence
 * for each setting that says less, or more, than its line does, and for each name that is a slip here and
 * another program's elsewhere. Without the file the environment and the defaults are enough; throws
 * when there is one that can't be read, or is not UTF-8.
 */
export function loadEnvFile(file = '.env'): string[] {
  let bytes: Buffer
  try {
    bytes = readFileSync(file)
  } catch (error) {
    if (Object(error).code === 'ENOENT') return []
    throw new ConfigError(`${file} can’t be read (${Object(error).code}): may this user read it?`)
  }
  const text = decode(file, bytes)
  const env = parseEnv(text)
  Object.assign(process.env, { ...env, ...process.env })
  return [
    ...listTaken(file, text, env),
    ...listCutOff(file, text),
    ...listMisspeltOthers(env, settingNames).map((fault) => `${file}: ${fault}`),
  ]
}

/**
 * Gives the file's text, without a byte order mark. Throws where a line is not UTF-8: its letters
 * would be lost, and of UTF-16, which PowerShell writes, the whole line.
 */
function decode(file: string, bytes: Buffer): string {
  for (const [index, line] of bytes.toString('latin1').split('\n').entries()) {
    const place = `${file}, line ${index + 1}`
    if (/\0|^(\xff\xfe|\xfe\xff)/.test(line)) {
      throw new ConfigError(
        `${place}: UTF-16, as PowerShell’s > and >> may write it. Type the line again in an editor and save the file as UTF-8.`,
      )
    }
    if (!isUtf8(Buffer.from(line, 'latin1'))) {
      throw new ConfigError(`${place}: not UTF-8. Save the file as UTF-8 in an editor.`)
    }
  }
  return new TextDecoder().decode(bytes)
}

/** A value in quotes may have several lines; where one of them sets a setting, a quote is missing. */
function listTaken(file: string, text: string, env: NodeJS.Dict<string>): string[] {
  const lines = text.split(/\r?\n/)
  return Object.entries(env).flatMap(([name, value = '']) => {
    const [first, ...more] = value.split(/\r?\n/)
    const at = more.findIndex((line) => settingNames.includes(nameOf(line)))
    // Not found where the lines are of one line in the file, with \n between them.
    const begin = lines.findIndex((line) => nameOf(line) === name && line.endsWith(first ?? ''))
    if (at < 0 || begin < 0) return []
    return [
      `${file}, line ${begin + 1}: the value of ${name} begins with a quote that does not end before line ${begin + at + 2}, and would take ${nameOf(more[at])} with it: put a quote at its end, too.`,
    ]
  })
}

/** The name of what a line sets. */
function nameOf(line = '') {
  return /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=/.exec(line)?.[1] ?? ''
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
