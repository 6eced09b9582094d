import { type ComponentType, createElement, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

/**
 * Brings a server-rendered island to life with the props in its marker. Resolves once its
 * effects have run, so that a held click meets its listeners; throws when `code` is no island.
 */
export function hydrate(island: Element, code: unknown): Promise<void> {
  const component = islandComponent(code)
  const props = JSON.parse(island.getAttribute('data-props') ?? '{}')
  return new Promise((resolve) => {
    hydrateRoot(island, createElement(Ready, { onReady: resolve }, createElement(component, props)))
  })
}

function Ready({ onReady, children }: { onReady: () => void; children?: ReactNode }) {
  useEffect(onReady, [onReady])
  return children
}

function islandComponent(code: unknown): ComponentType<object> {
  if (code && typeof code === 'object' && 'default' in code && typeof code.default === 'function') {
    return code.default as ComponentType<object>
  }
  throw new Error('An island exports its component as default.')
}
