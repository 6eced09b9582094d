import { chmod, chown, mkdtemp, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startSite } from './support/site.ts'

vi.setConfig({ testTimeout: 60_000 })

/** Root may write anywhere; somebody else stands in for the site's own user. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

test.skipIf(process.platform === 'win32')(
  'a database that can only be read is told by /healthz, and refused in a sentence at the start',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'site-'))
    if (nobody.uid) await chown(folder, nobody.uid, nobody.gid)
    const site = await startSite({}, folder, nobody)
    onTestFinished(() => site.stop())
    const file = join(folder, 'aangan.sqlite')
    const ask = async () => {
      const answer = await fetch(`${site.url}/healthz`)
      return { status: answer.status, body: await answer.json() }
    }
    expect(await ask()).toMatchObject({ status: 200, body: { status: 'ok' } })

    await chmod(file, 0o400)
    expect(await ask()).toMatchObject({ status: 503, body: { database: 'can only be read' } })
    expect(site.log.join('\n')).toContain('the database cannot be written')
    await site.stop({ keepData: true })
    await expect(startSite({}, folder, nobody)).rejects.toThrow(
      `The database ${file} can’t be written: do file and folder belong to the site’s user`,
    )
    expect((await stat(file)).mode & 0o777).toBe(0o400)
  },
)
