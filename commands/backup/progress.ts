import { say } from '#commands/shared/say.ts'

/**
 * Gives a function that tells how far something is: on a terminal on one line that changes,
 * elsewhere at each tenth.
 */
export function startProgress(what: string): (done: number, total: number) => void {
  let told = -1
  return (done, total) => {
    const percent = total === 0 ? 100 : Math.floor((done / total) * 100)
    const live = process.stderr.isTTY === true
    const step = live ? percent : Math.floor(percent / 10) * 10
    if (step <= told) return
    told = step
    if (live) process.stderr.write(`\r${what}: ${step} %${step === 100 ? '\n' : ''}`)
    else say(`${what}: ${step} %`)
  }
}
