import { data, type ServerBuild } from 'react-router'

/** What a loader gave, out of sight of whoever looks at its fields. */
class Unsent {
  readonly #data: unknown

  constructor(data: unknown) {
    this.#data = data
  }

  static take(value: unknown): unknown {
    return value instanceof Unsent ? value.#data : value
  }
}

/**
 * Gives a build whose pages no browser brings to life. React Router encodes what loaders give for a
 * browser before it asks for the document, and has no switch for that: here it finds nothing to encode.
 * `takeData` gives the document what the loaders gave.
 */
export function withUnsentData(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const { default: Page, loader } = route?.module ?? {}
    if (!route || !Page || !loader) return [id, route]
    const hiding: typeof loader = async (args) => hide(await loader(args))
    return [id, { ...route, module: { ...route.module, loader: hiding } }]
  })
  return { ...build, routes: Object.fromEntries(routes) }
}

/** Gives what each route's loader gave, by the route's id. */
export function takeData(loaderData: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(loaderData).map(([id, given]) => [id, Unsent.take(given)]),
  )
}

/** A response is an answer by itself; what `data()` made keeps its status and headers. */
function hide(given: unknown) {
  if (given instanceof Response) return given
  return isWithInit(given)
    ? data(new Unsent(given.data), given.init ?? undefined)
    : new Unsent(given)
}

function isWithInit(given: unknown): given is ReturnType<typeof data> {
  return given instanceof Object && 'type' in given && given.type === 'DataWithResponseInit'
}
