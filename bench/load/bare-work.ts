import { runnerImport } from 'vite'

/** After so many times V8 has compiled what matters. */
const warmAfter = 500

type BareRender = typeof import('./bare-render.tsx')

/** Gives what renders cards with React alone, built for production as the site is. */
export async function loadBareRender(): Promise<BareRender['renderCards']> {
  const { module } = await runnerImport<BareRender>('./bench/load/bare-render.tsx', {
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', development: false } },
  })
  return module.renderCards
}

/**
 * Gives what measures some work in this process for `seconds`: the processor time in ms that one
 * time takes, garbage included. The work is warmed up first.
 */
export async function timeWork(
  work: () => Promise<unknown>,
  seconds: number,
): Promise<() => Promise<number>> {
  for (let time = 0; time < warmAfter; time += 1) await work()
  return async () => {
    const endAt = performance.now() + seconds * 1_000
    const before = process.cpuUsage()
    let times = 0
    for (; performance.now() < endAt; times += 1) await work()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000 / times
  }
}
