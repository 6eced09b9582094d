import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

/** In earlier ones a page's policy forbids what Puppeteer asks of it. */
const oldest = 144

interface FoundFirefox {
  path?: string
  /** Why there is none, as the end of a sentence. */
  missing?: string
}

/** Looks for a Firefox of this machine that can be driven. */
export function findFirefox(): FoundFirefox {
  const path = places.find((place) => existsSync(place))
  if (!path) return { missing: 'none is installed' }
  const said = execFileSync(path, ['--version'], { encoding: 'utf8' }).trim()
  const version = Number(/ (\d+)\./.exec(said)?.[1])
  return version >= oldest ? { path } : { missing: `${said} is older than ${oldest}` }
}
