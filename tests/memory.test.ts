import { expect, onTestFinished, test } from 'vitest'
import { scale } from './support/programs/delivery.ts'
import { measurable, openHeapMeter } from './support/programs/heap-meter.ts'
import { startSite } from './support/programs/site.ts'
import { signInAt } from './support/staff.ts'

const connections = 4
/** Code that is compiled on the way; what held a document's data took 25 KB for each. */
const allowedMiB = 3
const measured = scale >= 10 ? 500 : 200

test('hundreds of documents of the desk leave nothing behind in memory', async () => {
  const site = await startSite(measurable)
  onTestFinished(() => site.stop())
  const { cookie } = await signInAt(site)
  const meter = await openHeapMeter(site.process.pid ?? 0, () => site.log.join('\n'))
  onTestFinished(() => meter.close())

  async function open(documents: number) {
    for (let opened = 0; opened < documents; opened += connections) {
      const answers = Array.from({ length: connections }, async () => {
        const answer = await fetch(`${site.url}/desk`, { headers: { cookie } })
        expect(await answer.text()).toContain('</html>')
      })
      await Promise.all(answers)
    }
    return meter.heapMiB()
  }

  const before = await open(100)
  const after = await open(measured)
  expect(after - before).toBeLessThan(allowedMiB)
})
