import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * What Playwright has a browser leave out. A browser heeds only the last list that it is given, so
 * ours holds these too: `tests/browser-flags.test.ts` tells when a new Playwright names others.
 */
const leftOutByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]

/**
 * The browser's own, which no page notices: the suggestions under its address bar are two pages of
 * scripts in every new window, and with a process kept for a next page a second of a processor.
 */
const leftOutByUs = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess']

/** What a browser of this machine is started with: no sandbox, no calls home, nothing around the page. */
export const browserFlags = [
  `--disable-features=${[...leftOutByPlaywright, ...leftOutByUs]}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages of one window share a process, as on a phone with little memory.
  '--renderer-process-limit=1',
]

/**
 * Gives the path of a Chromium: Playwright's own, else the system's, else one installed from
 * Debian's packages when we are root there. Throws a sentence that says what is missing.
 */
export function findBrowser(): string {
  const found = existingBrowser()
  if (found) return found
  const debian =
    existsSync('/etc/os-release') && /debian/i.test(readFileSync('/etc/os-release', 'utf8'))
  if (debian && process.getuid?.() === 0) {
    const quiet = { stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'] }
    execFileSync('apt-get', ['update', '-qq'], quiet)
    // A machine that has just started often updates itself at the same time: that is waited for.
    const waiting = ['-o', 'DPkg::Lock::Timeout=300']
    execFileSync('apt-get', ['install', '-y', '-qq', ...waiting, 'chromium'], quiet)
  }
  const installed = existingBrowser()
  if (installed) return installed
  throw new Error(
    'The browser tests need Chromium, and none was found: install it with ' +
      '"npx playwright install chromium" or your system’s package manager, then try again.',
  )
}

function existingBrowser() {
  return [chromium.executablePath(), ...systemBrowsers].find((path) => path && existsSync(path))
}
