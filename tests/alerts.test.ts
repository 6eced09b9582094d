import { existsSync, globSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { createMetrics } from '#server/watching/metrics.ts'
import { openTestDatabase } from './support/databases/test-database.ts'

interface Rule {
  alert: string
  expr: string
  labels: { severity: string }
  annotations: { summary: string; runbook: string }
}

const rules: Rule[] = parse(readFileSync('ops/alerts.yml', 'utf8')).groups[0].rules

/** The names of all that a running site tells, with a histogram's series. */
async function listMetricNames() {
  const metrics = createMetrics()
  metrics.watchPageCache(() => ({ hits: 0, misses: 0, entries: 0, bytes: 0 }))
  metrics.watchPool(() => ({ most: 0, total: 0, idle: 0, waiting: 0 }))
  metrics.watchStorage(await openTestDatabase(), tmpdir())
  const quotes = new Map([['sent', 0]])
  metrics.watchEnquiries(async () => ({ ours: 0, theirs: 0, oldestWaitSeconds: 0, quotes }))
  metrics.watchProcess()
  metrics.countRequest({ method: 'GET', route: 'page', status: '2xx' }, 0.001)
  const { text } = await metrics.write()
  return new Set([...text.matchAll(/^([a-z]\w+)(?=[{ ])/gm)].map((match) => match[1] ?? ''))
}

/** What an expression asks for: names with an underscore that are no function's. */
function metricsIn(expression: string) {
  return [...expression.matchAll(/[a-z]+_[a-z_0-9]+(?!\w*\()/g)].map(([name]) => name)
}

describe('the alerts', () => {
  test('ask only for what the site tells', async () => {
    const told = await listMetricNames()
    const asked = rules.flatMap(({ expr }) => metricsIn(expr))
    expect(asked).toContain('outbox_given_up')
    expect(asked.filter((name) => !told.has(name))).toEqual([])
  })

  test('watch over what must not be overlooked', () => {
    expect(rules.map(({ alert }) => alert)).toEqual(
      expect.arrayContaining([
        'DatabaseDown',
        'MailboxesRefuse',
        'MessagesGivenUp',
        'MessagesWait',
        'ManyErrors',
        'DiskAlmostFull',
      ]),
    )
  })

  test.each(rules.map((rule) => [rule.alert, rule] as const))(
    '%s leads to its part of the runbook',
    (_, rule) => {
      expect(['page', 'ticket']).toContain(rule.labels.severity)
      const [file = '', anchor] = rule.annotations.runbook.split('#')
      const headings = [...readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm)].map((match) =>
        (match[1] ?? '')
          .toLowerCase()
          .replace(/[^\w\s-]/g, '')
          .replaceAll(' ', '-'),
      )
      if (anchor) expect(headings).toContain(anchor)
    },
  )

  test('are each named in the runbook, with whether somebody is woken', () => {
    const rows = [
      ...readFileSync('ops/runbook.md', 'utf8').matchAll(/^\| `(\w+)` \| (page|ticket) \|/gm),
    ]
    const named = rows.map(([, alert, severity]) => `${alert} ${severity}`)
    expect(named.sort()).toEqual(
      rules.map(({ alert, labels }) => `${alert} ${labels.severity}`).sort(),
    )
  })

  test('are read by Prometheus', () => {
    const { rule_files: files, scrape_configs: scrapes } = parse(
      readFileSync('ops/prometheus.yml', 'utf8'),
    )
    expect(files.filter((file: string) => !existsSync(join('ops', file)))).toEqual([])
    expect(scrapes[0].job_name).toBe(/job="(\w+)"/.exec(rules[0]?.expr ?? '')?.[1])
  })
})

test('what /metrics tells is explained to the operator', async () => {
  const explained = readFileSync('ops/watching.md', 'utf8')
  const own = [...(await listMetricNames())]
    .filter((name) => !/^(process|nodejs)_/.test(name))
    .map((name) => name.replace(/_(bucket|sum|count)$/, ''))
  expect(own.filter((name) => !explained.includes(`\`${name}`))).toEqual([])
})

test('the lines of the log that are explained to the operator are written by the site', () => {
  const log = readFileSync('ops/watching.md', 'utf8').split('\n## The log\n')[1] ?? ''
  const cells = [...log.matchAll(/^\| (`.*?) \|/gm)].map(([, cell = '']) => cell)
  const lines = cells.flatMap((cell) =>
    [...cell.matchAll(/`(?:[A-Z_]{3,} )?([^`…]+?):? ?…?`/g)].map(([, line = '']) => line),
  )
  const sources = globSync('{app,server,main}/**/*.ts').map((file) => readFileSync(file, 'utf8'))
  // Work in the background is logged as its name and "failed".
  const isWritten = (line: string) =>
    sources.some(
      (text) => text.includes(line) || text.includes(`'${line.replace(/ failed$/, '')}'`),
    )
  expect(lines.length).toBeGreaterThan(20)
  expect(lines.filter((line) => line !== 'msg' && !isWritten(line))).toEqual([])
})
