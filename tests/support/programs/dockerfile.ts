/** One instruction of a Dockerfile, on one line; `stage` counts from 0. */
export interface Instruction {
  keyword: string
  value: string
  stage: number
}

/** Reads a Dockerfile without comments inside of instructions. */
export function readDockerfile(text: string): Instruction[] {
  let stage = -1
  return text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => {
      const [, keyword = '', value = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? []
      if (keyword === 'FROM') stage += 1
      return { keyword, value, stage }
    })
}

/** What a `COPY` takes and from where: the build's context or an earlier stage. */
export function readCopy(value: string): { from?: string; sources: string[]; target: string } {
  const words = value.split(/\s+/)
  const from = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined
  const target = words.pop() ?? ''
  return { from, sources: words, target }
}

/** The words of a `CMD`, also that of a `HEALTHCHECK`, in its JSON form. */
export function readCommand(value: string): string[] {
  return JSON.parse(value.slice(value.indexOf('[')))
}
