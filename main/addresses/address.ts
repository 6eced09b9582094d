import type { Role } from '#app/staff/role.ts'

/**
 * What holds at an address. Plain data, which the build reads too: it hands the visitors' service
 * worker what may be cached.
 */
export interface Address {
  /** As the router writes it: `:name` is filled in, and `*` is whatever follows. */
  path: string
  /** The module below `app/` that answers; missing where `main/app.ts` does, or nothing stands. */
  file?: string
  /** Given where the answer is the same for everybody; no other answer is ever cached. */
  same?: Same
  /** What may be sent to it. */
  takes?: Taken
  /** Nothing is to be read there: it is called with POST alone. */
  onlyPosted?: true
  /** Who answers instead where the form comes as JSON, or as a browser posts it. */
  leads?: { json: string } | { page: string }
  /** Who may open it; an address of the desk always says so. */
  roles?: readonly Role[]
  /** What the staff call the page, whose views are counted; `true` where it has a name of its own. */
  views?: string | true
  /** What its requests count as in `/metrics`; as a page unless told. */
  counts?: 'search' | 'list' | 'machine' | 'file'
  /** How long browsers keep a file of the build, as `Cache-Control` says it. */
  cacheControl?: string

  // From here on it holds for every address below as well, unless that says otherwise.

  /** Where those wait who read it while many do; `pages` unless told. */
  queue?: 'searches' | 'news' | 'none'
  /** Where those wait who send something to it; nowhere unless told. */
  sendQueue?: 'sign-in'
  /** Its forms may be long (`limitBody`). */
  longForms?: boolean
  /** It exists in English alone. */
  english?: boolean
  /**
   * Nobody else should read its query, which is a token that allows something, an enquiry's
   * reference, or what was searched for at the desk: other sites are not told of it.
   */
  secret?: true
  /**
   * The token in its query is all the permission that its forms need, and no other page is told of the
   * address, not even ours: what is posted from there may say `Origin: null`.
   */
  tokenAllows?: true
  /** Browsers must not fetch it ahead. */
  notAhead?: true
}

/** An address that a module of the router's answers. */
export type Routed = Address & { file: string }

/** An address behind the guard of the desk's layout. */
export type DeskAddress = Routed & { roles: readonly Role[] }

/** Of what is the same for everybody, which parts of the query are looked at. */
export interface Same {
  /** Those that change the answer. All others are dropped: they are trackers'. */
  matters?: readonly string[]
  /** Those that make the answer one visitor's own, which is never cached. */
  personal?: readonly string[]
  /** The query is what is chosen in the Plant Finder: it has one spelling, any other is led there. */
  chosen?: true
  /** It takes of the cache's share for products: there is one for each of something. */
  share?: 'products'
  /** All that may be filled in; unless told, whatever may be a slug. */
  values?: readonly string[]
}

/** A form, or a form with a file of so many bytes at most. */
type Taken = 'form' | { fileBytes: number }

/** The part of a path that stands in every address of it: up to what is filled in. */
export function beginningOf(path: string): string {
  return path.replace(/[:*].*$/, '')
}

/** Gives the path's pattern, with ids filled in; at the desk also as the router asks for its data. */
export function patternOf({ path, roles }: Address): RegExp {
  const filled = path.replace(/:id\b/g, '\\d+')
  return new RegExp(`^${filled}${roles ? '(\\.data)?' : ''}$`)
}
