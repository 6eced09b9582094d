import { stripVTControlCharacters } from 'node:util'

interface UnitReport {
  testResults: {
    name: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

interface JourneySuite {
  specs?: { title: string; file: string; line: number; tests: JourneyTest[] }[]
  suites?: JourneySuite[]
}

interface JourneyTest {
  projectName: string
  status: string
  results: { errors: { message?: string }[] }[]
}

/** What failed by the report of the unit and API tests (Vitest's JSON), each with the beginning of why. */
export function listFailedUnits({ testResults }: UnitReport): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    // A file that could not be read has no tests at all.
    if (assertionResults.length === 0) return [tell(name, message)]
    return failed.map((test) => tell(`${name} › ${test.fullName}`, test.failureMessages[0]))
  })
}

/** What failed by the report of the journeys (Playwright's JSON), each with the beginning of why. */
export function listFailedJourneys(report: JourneySuite): string[] {
  return listJourneys(report, (status) => !passes(status))
}

/** The journeys that failed at first and passed when they were walked once more, each with why. */
export function listRepeatedJourneys(report: JourneySuite): string[] {
  return listJourneys(report, (status) => status === 'flaky')
}

function passes(status: string) {
  return status === 'expected' || status === 'flaky'
}

function listJourneys(
  { specs = [], suites = [] }: JourneySuite,
  isListed: (status: string) => boolean,
): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => isListed(status))
      .map(({ projectName, results }) =>
        tell(
          `[${projectName}] ${file}:${line} › ${title}`,
          results.flatMap(({ errors }) => errors)[0]?.message,
        ),
      ),
  )
  return [...own, ...suites.flatMap((suite) => listJourneys(suite, isListed))]
}

/**
 * How many journeys of one of Playwright's projects passed and failed by their report; a skipped
 * one failed.
 */
export function countProject({ specs = [], suites = [] }: JourneySuite, project: string) {
  const own = specs.flatMap(({ tests }) => tests.filter((test) => test.projectName === project))
  const count = { passed: 0, failed: 0 }
  for (const { status } of own) count[passes(status) ? 'passed' : 'failed'] += 1
  for (const suite of suites) {
    const { passed, failed } = countProject(suite, project)
    count.passed += passed
    count.failed += failed
  }
  return count
}

const linesOfWhy = 12

function tell(title: string, why = 'It was not run.') {
  return [title, ...stripVTControlCharacters(why).split('\n').slice(0, linesOfWhy)].join('\n    ')
}
