import { createContext, type ReactNode, use } from 'react'

/** Gives the markup of a part of a page: what the same `facts` made of it before, or made now. */
export type RenderPart = (name: string, facts: readonly unknown[], part: ReactNode) => string

/** Undefined where nothing is cached: in a browser, and in tests of a part alone. */
export const RenderPartContext = createContext<RenderPart | undefined>(undefined)

interface CachedPartProps extends React.HTMLAttributes<HTMLElement> {
  as: 'a' | 'div' | 'section' | 'summary' | 'ul'
  /** The part's own name, with whatever differs between a few pages. */
  name: string
  /** All that it is made of beside the page's language. */
  facts: readonly unknown[]
  /** Of a link. */
  href?: string
  children: ReactNode
}

/**
 * An element whose children are the same on many pages: React renders them once for each name and
 * language, until a fact is another one. Of what is around them they may ask for the language alone.
 */
export function CachedPart({ as: Element, name, facts, children, ...attributes }: CachedPartProps) {
  const renderPart = use(RenderPartContext)
  if (!renderPart) return <Element {...attributes}>{children}</Element>
  const __html = renderPart(name, facts, children)
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html }} />
}
