import type { ComponentType } from 'react'

interface IslandProps<Props extends object> {
  /** The file's name without `.island.tsx`; the browser finds the code by it. */
  name: string
  component: ComponentType<Props>
  /** Plain data: it travels to the browser as JSON. */
  props: Props
  /** The keys, with spaces between, of what it keeps in the browser: where that is there, it wakes without a touch. */
  keeps?: string
  /** True where it pushes addresses of its own to the history. */
  hasHistory?: boolean
}

/**
 * Renders a component on the server inside a marker, as a document without JavaScript needs it.
 * The browser loads the component's code only when somebody touches it (see `wake.ts`).
 */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
  keeps,
  hasHistory,
}: IslandProps<Props>) {
  return (
    <div
      className="island"
      data-island={name}
      data-keeps={keeps}
      data-history={hasHistory || undefined}
      data-props={JSON.stringify(props)}
    >
      <Component {...props} />
    </div>
  )
}
