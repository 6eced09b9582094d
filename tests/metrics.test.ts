import { request } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningSite, startSite } from './support/programs/site.ts'
import { sendForm, someEnquiry } from './support/send-form.ts'

const metricsToken = 'a-token-of-the-test-itself'
let site: RunningSite
let guarded: RunningSite
beforeAll(async () => {
  ;[site, guarded] = await Promise.all([
    startSite({ LIMIT_PER_MOBILE: '1' }),
    startSite({ METRICS_TOKEN: metricsToken, SITE_URL: 'https://nursery.example' }),
  ])
})
afterAll(() => Promise.all([site.stop(), guarded.stop()]))

const scrape = async () => (await fetch(`${site.url}/metrics`)).text()
const ask = (asked: RunningSite, headers: Record<string, string> = {}) =>
  fetch(`${asked.url}/metrics`, { headers })

describe('/metrics', () => {
  test('tells in Prometheus’ form what happened', async () => {
    for (let visit = 0; visit < 3; visit++) await (await fetch(`${site.url}/home`)).text()
    const headers = { 'user-agent': 'Mozilla/5.0 (Android 14; Mobile)' }
    await fetch(`${site.url}/product/productView?query=zzzzqqqq`, { headers })
    await sendForm(site, '/enquiry/create', someEnquiry(0))
    await sendForm(site, '/enquiry/create', someEnquiry(0))
    await expect(
      sendForm(site, '/enquiry/create', { ...someEnquiry(0), message: 'Another wish' }),
    ).rejects.toThrow('429')

    const answer = await ask(site)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const text = await answer.text()
    for (const line of [
      'http_requests_total{method="POST",route="form",status="2xx"} 2',
      'http_requests_total{method="POST",route="form",status="4xx"} 1',
      'enquiries_total{kind="enquiry",outcome="received"} 1',
      'enquiries_total{kind="enquiry",outcome="repeated"} 1',
      'enquiries_total{kind="bulk",outcome="quarantined"} 0',
      'forms_refused_total{limit="mobile"} 1',
      'forms_failed_total{cause="storage"} 0',
      'page_cache_hits_total 2',
      'page_cache_misses_total 2',
      'page_cache_entries 2',
      'searches_without_result_total 1',
      'database_up 1',
      'outbox_waiting 2',
      'outbox_given_up 0',
      'catalogue_version 1',
    ]) {
      expect(text.split('\n')).toContain(line)
    }
    expect(text).toMatch(/^process_resident_memory_bytes \d+/m)
    expect(text).toMatch(/^http_request_duration_seconds_count\{route="page"\} \d+/m)
    expect(text).not.toMatch(/meera|Wish|98765/i)
  })

  test('is refused to whoever comes through a proxy', async () => {
    for (const header of [
      ...['X-Forwarded-For', 'X-Forwarded-Proto', 'X-Forwarded-Host', 'X-Forwarded-Port'],
      ...['Forwarded', 'X-Real-IP', 'Via', 'CF-Ray', 'X-Client-IP', 'True-Client-IP'],
    ]) {
      expect((await ask(site, { [header]: '127.0.0.1' })).status).toBe(403)
    }
  })

  test('is refused to whoever asks for it by the site’s name', async () => {
    const statusFor = (host: string) =>
      new Promise((resolve, reject) => {
        request(`${site.url}/metrics`, { headers: { host } }, ({ statusCode }) => {
          resolve(statusCode)
        })
          .on('error', reject)
          .end()
      })
    for (const host of ['nursery.example', 'localhost.evil.example', '10.0.0.7:3000']) {
      expect(await statusFor(host)).toBe(403)
    }
    for (const host of ['localhost', '127.0.0.1:3000', '[::1]:3000']) {
      expect(await statusFor(host)).toBe(200)
    }
  })

  test('with a token is told to whoever has it, and to nobody else', async () => {
    const authorization = `Bearer ${metricsToken}`
    expect((await ask(guarded)).status).toBe(403)
    expect((await ask(guarded, { authorization: 'Bearer something else' })).status).toBe(403)
    expect((await ask(guarded, { authorization })).status).toBe(200)
    const proxied = { authorization, 'x-forwarded-for': '203.0.113.9' }
    expect((await ask(guarded, proxied)).status).toBe(200)
  })

  test('answers while the database does not, and says so', async () => {
    const database = new DatabaseSync(join(site.dataDir, 'aangan.sqlite'), { timeout: 5_000 })
    database.exec('alter table outbox rename to away')
    expect((await fetch(`${site.url}/healthz`)).status).toBe(503)
    const text = await scrape()
    expect(text.split('\n')).toContain('database_up 0')
    expect(text).not.toMatch(/^outbox_/m)
    database.exec('alter table away rename to outbox')
    database.close()
    expect((await scrape()).split('\n')).toContain('database_up 1')
  })
})
