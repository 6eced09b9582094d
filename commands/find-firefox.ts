import { existsSync } from 'node:fs'

const places = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

/** Gives the path of this machine's Firefox; undefined where none is installed. */
export const findFirefox = () => places.find((path) => existsSync(path))
