/** Beginnings that no other program gives its variables: what follows them is meant for us. */
const ourPrefixes =
  /^(BUSINESS|CHAT|CLAIM|NOTICE|LIMIT_PER|RETENTION|PAGE_CACHE|STAFF|TRUST_PROXY|HSTS)_/i

/** Variables of the locale and of cron that are spelt almost like a setting: no slip of anybody. */
const othersNames = ['LANGUAGE', 'MAILFROM']

/**
 * Gives a sentence for each variable that is none of the `known` settings but was meant for one:
 * it is spelt almost like one, or begins as only ours do.
 */
export function listMisspelt(
  env: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
  others: readonly string[] = othersNames,
): string[] {
  return Object.keys(env).flatMap((name) => {
    if (known.includes(name) || others.includes(name) || env[name] === undefined) return []
    const meant = findMeant(name, known)
    // Windows' own variables are read in any case.
    if (meant === name.toUpperCase() && env[meant] === env[name]) return []
    if (meant) return [`${name} is no setting: did you mean ${meant}?`]
    return ourPrefixes.test(name) ? [`${name} is no setting: .env.example names them all.`] : []
  })
}

/** The same for those names in `.env`, which is ours alone: no other program's stand there. */
export function listMisspeltOthers(
  env: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): string[] {
  const own = Object.fromEntries(othersNames.map((name) => [name, env[name]]))
  return listMisspelt(own, known, [])
}

/** The setting that a name is nearest to, when that is near enough to be a slip. */
function findMeant(name: string, known: readonly string[]): string | undefined {
  const asked = name.toUpperCase()
  const near = known
    // HOME is no misspelt HOST: in a short name one wrong letter is the most.
    .filter((each) => countEdits(asked, each) <= (each.length > 5 ? 2 : 1))
    .sort((a, b) => countEdits(asked, a) - countEdits(asked, b))
  return near[0]
}

/** How many letters have to be changed, added or left out to make one word of the other. */
function countEdits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (let at = 1; at <= other.length; at += 1) {
      const changed = (row[at - 1] ?? 0) + (letter === other[at - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}
