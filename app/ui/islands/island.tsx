import type { ComponentType } from 'react'
import { CachedPart } from '#app/ui/page/cached-part.tsx'

interface IslandProps<Props extends object> {
  /** The file's name without `.island.tsx`; the browser finds the code by it. */
  name: string
  component: ComponentType<Props>
  /** Plain data: it travels to the browser as JSON. */
  props: Props
  /**
   * The keys, with spaces between, of what it keeps in the browser: where that is there, it wakes
   * without a touch.
   */
  keeps?: string
  /** True where it pushes addresses of its own to the history. */
  hasHistory?: boolean
  /** True where many pages have it with the same props: it is rendered once for all of them. */
  shared?: boolean
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
  shared = false,
}: IslandProps<Props>) {
  const json = JSON.stringify(props)
  const marker = {
    className: 'island',
    'data-island': name,
    'data-keeps': keeps,
    'data-history': hasHistory || undefined,
    'data-props': json,
  }
  if (!shared) {
    return (
      <div {...marker}>
        <Component {...props} />
      </div>
    )
  }
  return (
    <CachedPart as="div" name={`island ${name}`} facts={[json]} {...marker}>
      <Component {...props} />
    </CachedPart>
  )
}
