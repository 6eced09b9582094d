import { type Alias, type Document, isNode, LineCounter, parseDocument, visit } from 'yaml'
import type { z } from 'zod'
import { yamlErrorInWords } from './data-file-text.ts'

/** What is wrong in a data file, such as `soil.yaml:14: products[1].quantity: has to be text`. */
export type Fault = string

interface ParsedFile<Data> {
  data: Data
  /** The line of a field, or of the nearest thing around it, from 1. */
  lineOf(path: readonly PropertyKey[]): number
  faults?: undefined
}

/**
 * Reads a data file's text by a schema. Gives what it says, or every fault found in it, each with
 * file, line and field in words that a shop's owner understands.
 */
export function parseDataFile<Schema extends z.ZodType>(
  fileName: string,
  source: string,
  schema: Schema,
): ParsedFile<z.infer<Schema>> | { data?: undefined; faults: Fault[] } {
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false })
  // Those after the first are mostly what it led to.
  const [broken] = document.errors
  if (broken) {
    const { line } = lines.linePos(broken.pos[0])
    return { faults: [`${fileName}:${line}: cannot be read: ${yamlErrorInWords(broken)}`] }
  }

  // Where a field is missing, the nearest thing around it tells the owner where to put it.
  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let depth = path.length; depth > 0; depth -= 1) {
      const node = document.getIn(path.slice(0, depth), true)
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
    }
    return 1
  }
  const stray = findStrayReference(document)
  if (stray) {
    const { line } = lines.linePos(stray.range?.[0] ?? 0)
    return {
      faults: [`${fileName}:${line}: cannot be read: put quotes around a text that starts with *`],
    }
  }
  const parsed = schema.safeParse(document.toJS(), { error: inOwnersWords })
  if (parsed.success) return { data: parsed.data, lineOf }
  const faults = parsed.error.issues.flatMap((issue) =>
    listPlaces(issue).map((path) => ({ path, line: lineOf(path), message: issue.message })),
  )
  faults.sort((a, b) => a.line - b.line)
  return {
    faults: faults.map(({ path, line, message }) => {
      const field = path.length === 0 ? '' : `${asField(path)}: `
      return `${fileName}:${line}: ${field}${message}`
    }),
  }
}

/** YAML takes `*word` for a reference to another place; an owner means a text. */
function findStrayReference(document: Document): Alias | undefined {
  let stray: Alias | undefined
  visit(document, {
    Alias: (_key, node) => {
      stray = node
      return visit.BREAK
    },
  })
  return stray
}

function inOwnersWords(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'is missing'
  if (issue.code === 'invalid_type' && issue.input === null) return 'is empty'
  if (issue.code === 'invalid_type') return `has to be ${kindInWords(issue.expected)}`
  if (issue.code === 'invalid_value') return `has to be one of ${issue.values.join(', ')}`
  if (issue.code === 'unrecognized_keys') return 'is not a field known here; is it misspelt?'
  if (issue.code === 'too_small' && issue.origin === 'string') return 'is empty'
  if (issue.code === 'too_small') return `has to be at least ${issue.minimum}`
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return `is too long: at most ${issue.maximum} characters`
  }
  if (issue.code === 'too_big') return `is too much: at most ${issue.maximum}`
  return undefined
}

function kindInWords(expected: string): string {
  if (expected === 'string') return "text (put quotes around it if it looks like a number: '20')"
  if (expected === 'int' || expected === 'number') return 'a whole number'
  if (expected === 'array') return 'a list'
  return 'a group of fields'
}

function listPlaces(issue: z.core.$ZodIssue): PropertyKey[][] {
  if (issue.code !== 'unrecognized_keys') return [issue.path]
  return issue.keys.map((key) => [...issue.path, key])
}

function asField(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '')
}
