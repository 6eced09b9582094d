/** A row of the table that says where each clause of the specification lives. */
interface Clause {
  section: string
  words: string
  cells: string[]
  /** Files of ours in which it lives. */
  places: string[]
  /** The tests that show it. */
  tests: { path: string; title: string }[]
  /** Why it is not taken, or empty. */
  reason: string
}

/** Reads the rows of all tables below headings such as `## §2 Screens`. */
export function readClauses(document: string): Clause[] {
  const clauses: Clause[] = []
  let section = ''
  for (const line of document.split('\n')) {
    section = /^## (§\d+)/.exec(line)?.[1] ?? section
    if (!section || !line.startsWith('|') || /^\| Clause |^\|[-|]+$/.test(line)) continue
    const cells = line.split('|').map((cell) => cell.trim())
    const [words = '', where = '', shown = ''] = cells.slice(1, -1)
    clauses.push({
      section,
      words,
      cells: cells.slice(1, -1),
      places: quoted(where),
      tests: quoted(shown).flatMap((text) => {
        const [path, title] = text.split(' › ')
        return path && title ? [{ path, title }] : []
      }),
      reason: /^Not taken: (.+)/.exec(shown)?.[1] ?? '',
    })
  }
  return clauses
}

/**
 * Says of each clause what can't be true: a file or a test that does not exist, or neither a test
 * nor a reason. `readText` gives a file's text, or undefined where there is none.
 */
export function findFaults(
  document: string,
  sections: string[],
  readText: (path: string) => string | undefined,
): string[] {
  const clauses = readClauses(document)
  const missing = sections.filter((name) => !clauses.some(({ section }) => section === name))
  return [
    ...missing.map((name) => `${name}: no clause.`),
    ...clauses.flatMap((clause) =>
      faultsOf(clause, readText).map((fault) => `${clause.section} ${clause.words}: ${fault}`),
    ),
  ]
}

function faultsOf(
  { cells, places, tests, reason }: Clause,
  readText: (path: string) => string | undefined,
): string[] {
  if (cells.length !== 3) return [`${cells.length} cells instead of 3.`]
  const faults: string[] = []
  if (!reason && tests.length === 0) faults.push('neither a test nor a reason.')
  if (!reason && places.length === 0) faults.push('no place.')
  for (const path of places) {
    if (readText(path) === undefined) faults.push(`there is no ${path}.`)
  }
  for (const { path, title } of tests) {
    const text = readText(path)
    if (text === undefined) faults.push(`there is no ${path}.`)
    else if (!holdsTest(text, title)) faults.push(`${path} has no test called "${title}".`)
  }
  return faults
}

/** A test's title is the first thing in the parentheses of its call; templates as written. */
function holdsTest(text: string, title: string): boolean {
  const calls = text.replace(/\(\s+/g, '(')
  return ["'", '"', '`'].some((quote) => calls.includes(`(${quote}${title}${quote},`))
}

function quoted(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text)
}
