import { expect, test } from 'vitest'
import {
  countProject,
  listFailedJourneys,
  listFailedUnits,
  listRepeatedJourneys,
} from './failed-tests.ts'

test('of the unit tests those are told that failed, and files that could not be read', () => {
  const passed = { fullName: 'adds', status: 'passed', failureMessages: [] }
  const failed = {
    fullName: 'divides',
    status: 'failed',
    failureMessages: ['\u001b[31mby zero\u001b[39m\nat line 3'],
  }
  const testResults = [
    { name: 'sums.test.ts', message: '', assertionResults: [passed, failed] },
    { name: 'broken.test.ts', message: 'Unexpected end of file', assertionResults: [] },
  ]
  expect(listFailedUnits({ testResults })).toEqual([
    'sums.test.ts › divides\n    by zero\n    at line 3',
    'broken.test.ts\n    Unexpected end of file',
  ])
})

test('of the journeys those are told that failed or were not run, in suites within suites too; those walked twice are told apart', () => {
  const journey = (title: string, status: string, ...messages: string[]) => ({
    title,
    file: 'shop.spec.ts',
    line: 7,
    tests: [
      {
        projectName: 'phone',
        status,
        results: [{ errors: messages.map((message) => ({ message })) }],
      },
    ],
  })
  const within = {
    specs: [
      journey('skips', 'skipped'),
      journey('sends', 'expected'),
      journey('adds', 'flaky', 'Late'),
    ],
  }
  const report = { specs: [journey('asks', 'unexpected', 'Timeout')], suites: [within] }
  expect(listFailedJourneys(report)).toEqual([
    '[phone] shop.spec.ts:7 › asks\n    Timeout',
    '[phone] shop.spec.ts:7 › skips\n    It was not run.',
  ])
  expect(listRepeatedJourneys(report)).toEqual(['[phone] shop.spec.ts:7 › adds\n    Late'])
})

test('journeys of one browser are counted apart, in suites within suites too, the skipped as failed', () => {
  const journey = (projectName: string, status: string) => ({
    title: 'sends',
    file: 'shop.spec.ts',
    line: 7,
    tests: [{ projectName, status, results: [] }],
  })
  const within = { specs: [journey('firefox', 'skipped'), journey('phone', 'unexpected')] }
  const specs = [journey('firefox', 'expected'), journey('firefox', 'flaky')]
  expect(countProject({ specs, suites: [within] }, 'firefox')).toEqual({ passed: 2, failed: 1 })
})
