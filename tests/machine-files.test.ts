import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { heartbeatMs } from '#app/desk/news/news-feed.server.ts'
import { inLanguage } from '#languages/language-path.ts'
import type { Address } from '#main/addresses/address.ts'
import { addresses } from '#main/addresses.ts'
import { isLongForm, isUploadPath, uploadRoutes } from '#main/read-addresses.ts'
import { settingNames } from '#server/config/settings.ts'
import { listDirectives, readNginxConfig } from './support/programs/nginx-config.ts'

/**
 * Lists the paths of addresses: at the desk also as the router asks for their data, else in another
 * language.
 */
function listPaths(takes: (address: Address) => boolean): string[] {
  return addresses.filter(takes).flatMap(({ path, roles }) => {
    const filled = path
      .replace(':id', '7')
      .replace(':language', 'mr')
      .replace(/:\w+/, 'AN-7Q2M0XKE')
    return [filled, roles ? `${filled}.data` : inLanguage(filled, 'hi')]
  })
}

/** Where a desk sends files. */
const fileAddresses = listPaths(({ takes }) => typeof takes === 'object')

const longForms = listPaths(
  ({ takes, roles, longForms }) => takes === 'form' && (roles !== undefined || longForms === true),
)
const shortForms = ['/', '/my-list/send', '/api/forms/submit', '/login', '/desktop']

const read = (file: string) => readFileSync(`ops/${file}`, 'utf8')
/** Longer than the proxies keep an idle connection, or they send into a closing one. */
const siteKeepsAliveSeconds =
  Number(
    /keepAliveTimeout: ([\d_]+)/
      .exec(readFileSync('main/open-server.ts', 'utf8'))?.[1]
      ?.replace('_', ''),
  ) / 1000

describe('aangan.service', () => {
  const lines = read('aangan.service')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  const settings = lines.filter((line) => !line.startsWith('['))
  const all = (key: string) =>
    settings.flatMap((line) => (line.startsWith(`${key}=`) ? [line.slice(key.length + 1)] : []))
  const one = (key: string) => all(key)[0] ?? ''

  test('has the three sections and nothing but settings in them', () => {
    expect(lines.filter((line) => line.startsWith('['))).toEqual([
      '[Unit]',
      '[Service]',
      '[Install]',
    ])
    expect(settings.filter((line) => !/^[A-Z][A-Za-z]+=\S*/.test(line))).toEqual([])
    const keys = settings.map((line) => line.split('=')[0])
    const repeated = keys.filter((key, index) => keys.indexOf(key) !== index)
    expect([...new Set(repeated)]).toEqual(['Environment'])
  })

  test('starts what is there, as a user of its own, where it may write nothing but its data', () => {
    const [node = '', ...words] = one('ExecStart').split(' ')
    const script = words.pop() ?? ''
    expect(node).toBe(`${one('WorkingDirectory')}/node_modules/.bin/node`)
    expect(existsSync('node_modules/.bin/node')).toBe(true)
    expect(existsSync(script)).toBe(true)
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    expect(scripts.start).toContain(words.join(' '))
    expect(one('User')).toBe('aangan')
    expect([one('ProtectSystem'), one('NoNewPrivileges')]).toEqual(['strict', 'yes'])
    const environment = Object.fromEntries(all('Environment').map((entry) => entry.split('=')))
    expect(environment.DATA_DIR).toBe(`/var/lib/${one('StateDirectory')}`)
    const unknown = Object.keys(environment).filter((name) => !settingNames.includes(name))
    expect(unknown).toEqual(['NODE_ENV'])
  })

  test('waits for requests and deliveries under way, and comes back after a crash', () => {
    expect(one('Restart')).toBe('on-failure')
    expect(Number.parseInt(one('TimeoutStopSec'), 10)).toBeGreaterThanOrEqual(15)
    const heap = Number(/old-space-size=(\d+)/.exec(one('ExecStart'))?.[1])
    expect(Number.parseInt(one('MemoryMax'), 10)).toBeGreaterThan(1.5 * heap)
  })
})

describe('nginx.conf', () => {
  const config = readNginxConfig(read('nginx.conf'))
  const all = (name: string) => listDirectives(config, name)

  test('a missing semicolon or brace would be noticed', () => {
    expect(() => readNginxConfig('server { listen 80 }')).toThrow('No ;')
    expect(() => readNginxConfig('server { listen 80;')).toThrow('balanced')
    expect(() => readNginxConfig('listen 80; }')).toThrow('balanced')
  })

  test('passes on what the site needs to know', () => {
    expect(all('proxy_set_header')).toEqual([
      'Connection ""',
      'Host $http_host',
      'X-Forwarded-For $proxy_add_x_forwarded_for',
      'X-Forwarded-Proto $scheme',
    ])
    expect(new Set(all('proxy_pass'))).toEqual(new Set(['http://aangan']))
    expect(all('upstream')).toEqual(['aangan'])
    expect(all('server')).toContain('127.0.0.1:3000 max_fails=0')
  })

  test('logs the path of a request alone', () => {
    const servers = all('listen').filter((each) => each.startsWith('[::]')).length
    expect(all('access_log')).toEqual(Array(servers).fill('/var/log/nginx/access.log aangan'))
    expect(all('error_log')).toEqual(Array(servers).fill('/var/log/nginx/error.log crit'))
    const [format = ''] = all('log_format')
    expect(format).toContain('$aangan_path')
    expect(format).not.toMatch(/\$(request|request_uri|args|query_string|arg_\w+|http_referer)\b/)
  })

  test('never sends an enquiry to a second server', () => {
    expect(all('proxy_next_upstream')).toEqual(['error timeout'])
    expect(all('proxy_cache_methods')).toEqual([])
  })

  test('keeps metrics from visitors and secrets out of old protocols', () => {
    expect(all('location')).toContain('= /metrics')
    expect(all('return').slice(0, 2)).toEqual(['308 https://$host$request_uri', '404'])
    expect(all('ssl_protocols')).toEqual(['TLSv1.2 TLSv1.3'])
  })

  test('lets long forms through to where the site takes them, and no others', () => {
    expect(all('client_max_body_size')).toEqual(['32k', '21m', '192k'])
    const longOnes = all('location').find((place) => place.includes('enquiry')) ?? ''
    const long = new RegExp(longOnes.replace('~ ', ''))
    for (const letsThrough of [(path: string) => long.test(path), isLongForm]) {
      expect([...longForms, ...shortForms].filter(letsThrough)).toEqual(longForms)
    }
  })

  test('lets files through to where the site takes them, as they come', () => {
    const place = all('location').find((name) => name.includes('/desk/(')) ?? ''
    const takes = new RegExp(place.replace('~ ', ''))
    for (const path of fileAddresses) {
      expect([path, takes.test(path), isUploadPath(path)]).toEqual([path, true, true])
    }
    expect(
      ['/desk', '/desk/importing', '/desk/import/7'].filter((path) => takes.test(path)),
    ).toEqual([])
    expect(all('proxy_request_buffering')).toEqual(['off'])
    expect(Math.max(...uploadRoutes.map(({ maxBytes }) => maxBytes))).toBeLessThan(21 * 1024 * 1024)
  })

  test('passes on what open desks hear as it comes, and keeps none of it', () => {
    const servers = config
      .filter(({ name }) => name === 'server')
      .flatMap(({ block = [] }) => block)
    const news = servers.find(({ words }) => words.join(' ') === '= /desk/news')?.block ?? []
    const said = (name: string) => listDirectives(news, name)
    expect([said('proxy_buffering'), said('proxy_cache')]).toEqual([['off'], ['off']])
    expect(Number.parseInt(said('proxy_read_timeout')[0] ?? '', 10) * 1000).toBeGreaterThan(
      heartbeatMs,
    )
  })

  test('gives up an idle connection before the site does', () => {
    const upstream = config.find(({ name }) => name === 'upstream')?.block ?? []
    const [keptFor = ''] = listDirectives(upstream, 'keepalive_timeout')
    expect(Number.parseInt(keptFor, 10)).toBeLessThan(siteKeepsAliveSeconds)
  })
})

describe('Caddyfile', () => {
  const text = read('Caddyfile').replace(/^\s*#.*$/gm, '')
  /** Placeholders such as `{$NAME:value}` are no blocks. */
  const bare = text.replace(/\{[$\w][^{}\s]*\}/g, '')

  test('has every block closed', () => {
    let depth = 0
    for (const brace of bare.match(/[{}]/g) ?? []) {
      depth += brace === '{' ? 1 : -1
      expect(depth).toBeGreaterThanOrEqual(0)
    }
    expect(depth).toBe(0)
  })

  test('logs the path of a request alone', () => {
    expect(text).toMatch(/^\{\n\tlog \{\n\t\tformat filter \{/m)
    for (const filter of ['request>uri regexp "[?].*" ""', 'request>headers>Referer delete']) {
      expect(text).toContain(filter)
    }
  })

  test('lets files through to where the site takes them', () => {
    const [, takes = 'none'] = /@file path_regexp (\S+)/.exec(text) ?? []
    const taken = new RegExp(takes)
    for (const path of fileAddresses) expect([path, taken.test(path)]).toEqual([path, true])
    expect(text).toContain(`not path_regexp ${takes}`)
  })

  test('keeps metrics from visitors and leaves the rest to the site', () => {
    expect(text).toMatch(/^\trespond \/metrics 404$/m)
    expect(text).toMatch(/^\treverse_proxy \{\$SITE_UPSTREAMS:127\.0\.0\.1:3000\} \{$/m)
    const [long = ''] = /(?<=@long \{\s+path_regexp )\S+/.exec(text) ?? []
    expect([...longForms, ...shortForms].filter((path) => new RegExp(long).test(path))).toEqual(
      longForms,
    )
    expect(text).toContain(`@short not path_regexp ${long}`)
    // Without it Caddy repeats only reading, and what has not been sent yet.
    expect(text).not.toContain('lb_retry_match')
    const keptFor = Number(/keepalive (\d+)s/.exec(text)?.[1])
    expect(keptFor).toBeLessThan(siteKeepsAliveSeconds)
  })
})
