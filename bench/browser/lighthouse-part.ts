import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import budgets from '#bench/budgets.json' with { type: 'json' }
import type { BenchOptions } from '#bench/options.ts'
import type { Row } from '#bench/row.ts'
import { withSite } from '#bench/running-site.ts'
import { median } from '#bench/statistics.ts'
import { withShop } from '#bench/throwaway-shop.ts'
import { browserFlags, findBrowser } from '#tests/support/journeys/browser.ts'
import { findFreePort } from '#tests/support/programs/free-port.ts'

/** npm fetches it when it is first asked for: seventy packages that nothing else here needs. */
const judge = 'lighthouse@13.5.0'

/** Measured again so often where the first time was not perfect: the median counts. */
const timesWhenOver = 3

interface Score {
  title: string
  /** From 0 to 100. */
  score: number
  /** What took points off, by Lighthouse's names. */
  faults: string[]
}

/**
 * Judges every screen as Lighthouse does on its phone. Screens that search engines are asked to
 * leave out have no SEO; those that answer with an error have no score at all.
 */
export function measureLighthouse({ database, paths }: BenchOptions): Promise<Row[]> {
  return withShop({ database, products: 0 }, (shop) =>
    withSite({ shop, env: { GUIDES_SHOWN: 'yes' } }, async (site) => {
      const port = await findFreePort()
      const browser = await chromium.launch({
        executablePath: findBrowser(),
        args: [...browserFlags, `--remote-debugging-port=${port}`],
      })
      try {
        const rows: Row[] = []
        for (const path of paths) {
          const row = await measureScreen(path, `http://localhost:${site.port}${path}`, port)
          if (row) rows.push(row)
        }
        return rows
      } finally {
        await browser.close()
      }
    }),
  )
}

async function measureScreen(path: string, url: string, port: number): Promise<Row | undefined> {
  const answer = await fetch(url)
  if (!answer.ok) return undefined
  const hidden = /<meta name="robots" content="noindex/.test(await answer.text())
  const categories = ['performance', 'accessibility', 'best-practices', ...(hidden ? [] : ['seo'])]
  const runs = [await judgeOnce(url, port, categories)]
  const isOver = runs.flat().some(({ score }) => score < budgets.lighthouse)
  while (isOver && runs.length < timesWhenOver) runs.push(await judgeOnce(url, port, categories))
  const titles = (runs[0] ?? []).map(({ title }) => title)
  const scoresOf = (title: string) =>
    runs.flatMap((run) => run.filter((score) => score.title === title).map(({ score }) => score))
  const faults = new Set(runs.flatMap((run) => run.flatMap((score) => score.faults)))
  return {
    part: 'lighthouse',
    what: path,
    figures: titles.map((name) => ({
      name,
      value: median(scoresOf(name)),
      unit: '',
      atLeast: budgets.lighthouse,
    })),
    note: [...faults].join(', '),
  }
}

/** What Lighthouse tells of a page, as far as it is read here. */
interface Report {
  runtimeError?: { message: string }
  categories: Record<string, Category>
  audits: Record<string, { score: number | null; displayValue?: string }>
}

interface Category {
  title: string
  /** From 0 to 1. */
  score: number | null
  auditRefs: { id: string; weight: number }[]
}

async function judgeOnce(url: string, port: number, categories: string[]): Promise<Score[]> {
  const asked = [url, `--port=${port}`, `--only-categories=${categories}`, '--output=json']
  const { stdout } = await promisify(execFile)(
    'npm',
    ['exec', '--yes', `--package=${judge}`, '--', 'lighthouse', ...asked, '--quiet'],
    { maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' },
  )
  const report: Report = JSON.parse(stdout)
  if (report.runtimeError) {
    throw new Error(`Lighthouse could not judge ${url}: ${report.runtimeError.message}`)
  }
  return Object.values(report.categories).map(({ title, score, auditRefs }) => ({
    title,
    score: Math.round((score ?? 0) * 100),
    faults: (score === 1 ? [] : auditRefs)
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id} ${report.audits[id]?.displayValue ?? ''}`.trim()),
  }))
}
