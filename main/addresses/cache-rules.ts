import { type Address, beginningOf, type Same } from './address.ts'

export type CacheRule = Omit<Same, 'values'> & { english?: true }

/** What of the table says which answers are the same for everybody. */
export interface CacheRules {
  paths: Record<string, CacheRule>
  /** By what stands before a slug. */
  slugs: Record<string, CacheRule>
}

/** Gives the rules of a table of addresses. */
export function listCacheRules(
  addresses: readonly Address[],
  onlyEnglish: (path: string) => boolean,
): CacheRules {
  const rules: CacheRules = { paths: {}, slugs: {} }
  for (const { path, same } of addresses) {
    if (!same) continue
    const { values, ...asked } = same
    const begins = beginningOf(path)
    const rule = { ...asked, ...(onlyEnglish(begins) && { english: true as const }) }
    if (begins === path) rules.paths[path] = rule
    else if (!values) rules.slugs[begins] = rule
    else for (const value of values) rules.paths[begins + value] = rule
  }
  return rules
}
