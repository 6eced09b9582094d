import type { Plugin } from 'vite'
import { type Language, languages } from '#languages/language.ts'

/** A node of a parsed module, as far as it is looked at here. */
interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

/**
 * Leaves only one language of what `defineWords` is called with, in the code that browsers get.
 * Throws where such a call is not written as an object with all of its languages.
 */
export function keepOneLanguage(language: Language): Plugin {
  return {
    name: 'keep-one-language',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/\.words\.ts$/.test(id)) return undefined
      return { code: dropLanguages(code, this.parse(code) as unknown as Node, language), map: null }
    },
  }
}

function dropLanguages(code: string, module: Node, language: Language): string {
  const calls = listCalls(module)
  if (calls.length === 0) throw new Error('A file of words has no call of defineWords.')
  let kept = code
  for (const call of calls.reverse()) {
    const [words] = call.arguments as Node[]
    const properties = (words?.properties ?? []) as (Node & { key: { name?: string } })[]
    const own = properties.find(({ key }) => key.name === language)
    if (!words || !own || properties.length !== languages.length) {
      throw new Error('Words are written as an object with all languages.')
    }
    // Without the call, so that words that nothing says are left out too.
    kept = `${kept.slice(0, call.start)}{${kept.slice(own.start, own.end)}}${kept.slice(call.end)}`
  }
  return kept
}

/** The calls of `defineWords` in the order of the code; one can't stand in another. */
function listCalls(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(listCalls)
  if (!node || typeof node !== 'object') return []
  const { type, callee } = node as { type?: string; callee?: { name?: string } }
  if (type === 'CallExpression' && callee?.name === 'defineWords') return [node as Node]
  return Object.values(node).flatMap(listCalls)
}
