import sharp from 'sharp'
import { listIconJobs, makeIcon } from './icons.ts'
import { makePicture } from './make.ts'
import {
  findStale,
  type Manifest,
  readManifest,
  removeUnnamedFiles,
  writeManifest,
} from './manifest.ts'
import { listPictureJobs } from './plan.ts'
import { listProductShareJobs, listShareJobs, makeSharePicture } from './share.ts'

const WORKERS = 2

type Task = { label: string; run: () => Promise<void> }

type Job = { name: string; source: string }

/**
 * Takes the jobs of one kind, the old entries and how to make one, gives the new entries (an old
 * one stands in until its job is done, so that the site keeps working) and the work to do.
 */
function plan<J extends Job, Entry extends { source: string }>(
  root: string,
  kind: string,
  jobs: readonly J[],
  old: Readonly<Record<string, Entry>>,
  make: (root: string, job: J) => Promise<Entry>,
) {
  const entries: Record<string, Entry> = {}
  for (const { name } of jobs) {
    const entry = old[name]
    if (entry) {
      entries[name] = entry
    }
  }
  const tasks = findStale(jobs, old).map((job) => ({
    label: `${kind} ${job.name}`,
    run: async () => {
      entries[job.name] = await make(root, job)
    },
  }))
  return { entries, tasks }
}

async function runAll(tasks: readonly Task[], afterEach: () => Promise<void>): Promise<void> {
  const queue = [...tasks.entries()]
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, task] = next
      const started = performance.now()
      await task.run()
      await afterEach()
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      console.log(`${index + 1}/${tasks.length} ${task.label}: ${seconds} s`)
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, work))
}

/**
 * Makes the pictures of a project whose drawing, wall or recipe has changed, and removes the files
 * of those that are gone. Gives how many of each; throws an error with a sentence when a drawing
 * can't be made into a picture, with those before it made.
 */
export async function makePictures(root: string): Promise<{ made: number; removed: number }> {
  // Drawing a filter uses one thread, so two drawings at once beat one drawing on two threads.
  sharp.concurrency(1)
  const old = await readManifest(root)
  const drawings = await listPictureJobs(root)
  const pictures = plan(root, 'picture', drawings, old.pictures, makePicture)
  const icons = plan(root, 'icon', listIconJobs(), old.icons, makeIcon)
  const share = plan(root, 'share picture', await listShareJobs(root), old.share, makeSharePicture)
  const shareJobs = await listProductShareJobs(root, drawings)
  const products = plan(root, 'share picture', shareJobs, old.products, makeSharePicture)
  const manifest: Manifest = {
    icons: icons.entries,
    pictures: pictures.entries,
    share: share.entries,
    products: products.entries,
  }
  const tasks = [...pictures.tasks, ...icons.tasks, ...share.tasks]
  // Written after each picture, one write at a time: an interrupted run loses little.
  let written = Promise.resolve()
  const save = () => {
    written = written.then(() => writeManifest(root, manifest))
    return written
  }
  await runAll(tasks, save)
  // Made of the pictures of products, all of which are there by now.
  await runAll(products.tasks, save)
  await save()
  const removed = await removeUnnamedFiles(root, manifest)
  return { made: tasks.length + products.tasks.length, removed: removed.length }
}
