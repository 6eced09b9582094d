/** A directive with its words and, for a block, what stands in it. */
export interface Directive {
  name: string
  words: string[]
  block?: Directive[]
}

/**
 * Reads an nginx configuration as nginx' own grammar has it. Throws where a brace or a semicolon
 * is missing.
 */
export function readNginxConfig(text: string): Directive[] {
  const tokens = [...text.replace(/(^|\s)#.*$/gm, '').matchAll(/"[^"]*"|[{};]|[^\s{};"]+/g)]
  const words = tokens.map(([token]) => token)
  let next = 0

  function readBlock(isOuter: boolean): Directive[] {
    const block: Directive[] = []
    let line: string[] = []
    for (;;) {
      const word = words[next++]
      if (word === undefined || word === '}') {
        if (line.length > 0) throw new Error(`No ; after "${line.join(' ')}"`)
        if (isOuter !== (word === undefined)) throw new Error('The braces are not balanced')
        return block
      }
      if (word !== '{' && word !== ';') {
        line.push(word)
        continue
      }
      const [name = '', ...rest] = line
      if (!name) throw new Error(`A "${word}" that belongs to nothing`)
      block.push({ name, words: rest, ...(word === '{' && { block: readBlock(false) }) })
      line = []
    }
  }
  return readBlock(true)
}

/** Gives the words of every directive of this name, at any depth. */
export function listDirectives(block: readonly Directive[], name: string): string[] {
  return block.flatMap((directive) => [
    ...(directive.name === name ? [directive.words.join(' ')] : []),
    ...listDirectives(directive.block ?? [], name),
  ])
}
