import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { findFreePort } from './support/programs/free-port.ts'
import { type RunningSite, startSite } from './support/programs/site.ts'
import { sendForm, someEnquiry } from './support/send-form.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** Tested before a release (`--full`), where nginx has to be installed. */
const path = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find(
  (each) => spawnSync(each, ['-v']).status === 0,
)

/**
 * Runs nginx as `ops/nginx.conf` has it before a site on `sitePort`, without TLS, since nobody has
 * given this machine a certificate. Gives its address.
 */
async function startNginx(port: number, sitePort: string) {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  const acmePort = await findFreePort()
  const config = (await readFile('ops/nginx.conf', 'utf8'))
    .replace(/^ *(ssl_.*|listen \[::\].*)\n/gm, '')
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
    .replace('listen 80', `listen 127.0.0.1:${acmePort}`)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${sitePort}`)
    .replaceAll('/var/cache/nginx/', `${folder}/`)
    .replaceAll('/var/log/nginx/', `${folder}/`)
    .replaceAll('/var/www/acme', `${folder}/acme`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  const file = join(folder, 'nginx.conf')
  await writeFile(
    file,
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; ${process.getuid?.() === 0 ? 'user root;' : ''}
events {} http { access_log off; ${temporary}\n${config} }`,
  )
  const challenge = join(folder, 'acme/.well-known/acme-challenge')
  await mkdir(challenge, { recursive: true })
  await writeFile(join(challenge, 'token'), 'proof')
  execFileSync(path ?? '', ['-t', '-c', file, '-e', `${folder}/error.log`], { stdio: 'pipe' })
  const nginx = spawn(path ?? '', ['-c', file, '-e', `${folder}/error.log`], { stdio: 'ignore' })
  const stop = async () => {
    nginx.kill('SIGQUIT')
    await once(nginx, 'exit')
    await rm(folder, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  await vi.waitFor(() => fetch(`${url}/metrics`), { timeout: 10_000 })
  const logs = async () =>
    (
      await Promise.all(
        ['access', 'error'].map((name) => readFile(join(folder, `${name}.log`), 'utf8')),
      )
    ).join('')
  return { url, acmeUrl: `http://127.0.0.1:${acmePort}`, stop, logs }
}

describe('nginx, as the example has it, before the running site', () => {
  let nginx: Awaited<ReturnType<typeof startNginx>>
  let site: RunningSite
  let port: string
  let siteUrl: string
  const start = (dataDir?: string) =>
    startSite({ PORT: port, TRUST_PROXY: '1', SITE_URL: siteUrl }, dataDir)

  beforeAll(async () => {
    if (!path) throw new Error('nginx is not installed.')
    const nginxPort = await findFreePort()
    siteUrl = `http://127.0.0.1:${nginxPort}`
    port = String(await findFreePort())
    site = await start()
    nginx = await startNginx(nginxPort, port)
    return async () => {
      await nginx.stop()
      await site.stop()
    }
  })

  const ask = async (address: string) => {
    const answer = await fetch(nginx.url + address)
    return { status: answer.status, kept: answer.headers.get('X-Cache'), text: await answer.text() }
  }

  test('asks for a kept page again after a moment, and keeps what never changes', async () => {
    const page = await ask('/home')
    expect(page).toMatchObject({ status: 200, kept: 'MISS' })
    await vi.waitFor(async () => expect((await ask('/home')).kept).toBe('EXPIRED'), {
      timeout: 10_000,
      interval: 200,
    })
    const [picture = ''] = /\/pictures\/[\w.-]+/.exec(page.text) ?? []
    expect((await ask(picture)).kept).toBe('MISS')
    expect((await ask(picture)).kept).toBe('HIT')
  })

  test('keeps no answer to one visitor, and takes forms', async () => {
    for (const address of ['/xsrf-token', '/product/enquiryForm?product=7', '/healthz']) {
      const both = [(await ask(address)).kept, (await ask(address)).kept]
      if (address !== '/product/enquiryForm?product=7') expect(both).toEqual(['MISS', 'MISS'])
    }
    const sent = await sendForm({ ...site, url: nginx.url }, '/enquiry/create', someEnquiry(1))
    expect(sent).toMatch(/^AN-/)
  })

  test('shows kept pages while the site is away, an apology with the number for others', async () => {
    await ask('/contact')
    await site.stop({ keepData: true })
    onTestFinished(async () => {
      site = await start(site.dataDir)
    })
    await vi.waitFor(async () => expect((await ask('/contact')).kept).toBe('STALE'), {
      timeout: 10_000,
    })
    expect((await ask('/contact')).text).toContain('care@aangan.example')
    await ask('/login/link?token=tell-nobody')
    const other = await fetch(`${nginx.url}/about-us`)
    expect([other.status, other.headers.get('Retry-After')]).toEqual([503, '30'])
    expect(await other.text()).toContain('tel:+919820000000')
    const posted = await fetch(`${nginx.url}/enquiry/create`, { method: 'POST', body: 'a=b' })
    expect([posted.status, await posted.text()]).toEqual([
      503,
      expect.stringContaining('What you typed was not sent'),
    ])
  })

  test('logs neither tokens nor searches, nor the page somebody comes from', async () => {
    const Referer = `${nginx.url}/login/link?token=tell-nobody`
    await fetch(`${nginx.url}/login/link?token=tell-nobody`, { headers: { Referer } })
    await fetch(`${nginx.acmeUrl}/newsletter/confirm?token=tell-nobody`, { redirect: 'manual' })
    await ask('/product/productView?query=tell-nobody')
    await vi.waitFor(async () =>
      expect(await nginx.logs()).toContain('GET /product/productView HTTP'),
    )
    const lines = await nginx.logs()
    expect(lines).toMatch(/^127\.0\.0\.1 - - \[[^\]]+\] "GET \/login\/link HTTP\/1\.1" 410 /m)
    expect(lines).not.toContain('tell-nobody')
  })

  test('refuses a flood of forms, and has a place for the certificate’s proof', async () => {
    const flood = await Promise.all(
      Array.from({ length: 200 }, () =>
        fetch(`${nginx.url}/nowhere`, { method: 'POST' }).then(({ status }) => status),
      ),
    )
    expect(flood).toContain(429)
    expect(flood.filter((status) => status !== 429).length).toBeGreaterThan(90)
    expect((await ask('/home')).status).toBe(200)
    const proof = await fetch(`${nginx.acmeUrl}/.well-known/acme-challenge/token`)
    expect(await proof.text()).toBe('proof')
    const elsewhere = await fetch(`${nginx.acmeUrl}/home?a=b`, { redirect: 'manual' })
    expect([elsewhere.status, elsewhere.headers.get('Location')]).toEqual([
      308,
      'https://127.0.0.1/home?a=b',
    ])
  })
})
