import { until } from '#tests/support/send-form.ts'

/** What a Node process's environment needs, so that its heap can be measured from outside. */
export const measurable = { NODE_OPTIONS: '--inspect-port=127.0.0.1:0' }

/** Measures the heap of another process. */
export interface HeapMeter {
  /** What JavaScript holds after a forced collection, buffers included, in MiB. */
  heapMiB(): Promise<number>
  close(): void
}

/**
 * Opens the inspector of a process that was started with `measurable` and says where it is to be
 * found in what `readLog` gives.
 */
export async function openHeapMeter(pid: number, readLog: () => string): Promise<HeapMeter> {
  const find = () => /Debugger listening on (ws:\S+)/.exec(readLog())?.[1]
  process.kill(pid, 'SIGUSR1')
  await until(() => find() !== undefined, 'the inspector listens')
  const socket = new WebSocket(find() ?? '')
  await once(socket, 'open')
  let id = 0
  async function call(method: string): Promise<Record<string, number>> {
    id += 1
    socket.send(JSON.stringify({ id, method }))
    const { data } = (await once(socket, 'message')) as MessageEvent
    return JSON.parse(String(data)).result
  }
  return {
    async heapMiB() {
      // What is finalized by the first collection is freed by the second.
      await call('HeapProfiler.collectGarbage')
      await call('HeapProfiler.collectGarbage')
      const { usedSize = 0, backingStorageSize = 0 } = await call('Runtime.getHeapUsage')
      return (usedSize + backingStorageSize) / 2 ** 20
    },
    close: () => socket.close(),
  }
}

function once(socket: WebSocket, event: string): Promise<Event> {
  return new Promise((resolve, reject) => {
    const end = new AbortController()
    const { signal } = end
    const heard = (happened: Event) => {
      end.abort()
      if (happened.type === event) resolve(happened)
      else reject(new Error('No inspector answers.'))
    }
    for (const type of [event, 'error']) socket.addEventListener(type, heard, { signal })
  })
}
