import { picturesRoot, scriptsRoot } from '#app/paths/machine-paths.ts'
import {
  cacheAnswer,
  findCached,
  forgetOldest,
  isForAll,
  isPage,
  listCached,
} from './cached-answer.ts'

const megabyte = 1024 * 1024

/** What is never changed under its address: where it lies, and how many bytes of it a phone caches. */
const folders = [
  { start: scriptsRoot, cache: 'assets', bytes: 4 * megabyte, spared: 4 * megabyte },
  { start: picturesRoot, cache: 'pictures', bytes: 25 * megabyte, spared: 8 * megabyte },
] as const

/** Where a picture stands that is not here: the wall and floor behind it show through. */
const ring =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500">' +
  '<circle cx="200" cy="382" r="52" fill="none" stroke="#687664" stroke-width="3" stroke-dasharray="9 7"/></svg>'

/** Whether a path names a picture, a script or a font of ours: each is cached when it is first seen. */
export function isCachedFile(path: string): boolean {
  return folders.some(({ start }) => path.startsWith(start))
}

/**
 * Answers a request for such a file: what is cached, else the network's answer, which is then cached
 * within its folder's bytes (fewer for who asks to be spared). Gives that answer and what is still
 * to be done after it.
 */
export async function answerFile(
  request: Request,
): Promise<{ answer: Response; rest?: Promise<unknown> }> {
  const path = new URL(request.url).pathname
  const folder = folders.find(({ start }) => path.startsWith(start))
  const kept = folder && (await findCached(folder.cache, path))
  if (kept) return { answer: kept }
  let answer: Response
  try {
    answer = await fetchFile(request)
  } catch (error) {
    if (request.destination !== 'image') throw error
    const other = await findOtherSize(path)
    if (other) return { answer: other }
    return { answer: new Response(ring, { headers: { 'Content-Type': 'image/svg+xml' } }) }
  }
  if (!folder || !isFile(answer)) return { answer }
  const bytes = isSpared(request) ? folder.spared : folder.bytes
  return { answer, rest: keepFile(folder.cache, path, answer.clone(), bytes) }
}

/** Finds a picture that is cached in another size or format than the one that is asked for. */
async function findOtherSize(path: string): Promise<Response | undefined> {
  const kept = await listCached('pictures').catch(() => [])
  const other = kept.find((one) => isSamePicture(one, path))
  return other ? findCached('pictures', other) : undefined
}

/**
 * Whether two paths are of one picture: `/pictures/soil-360.1f3a.avif` and `/pictures/soil-500.9b2c.webp`; of
 * an uploaded one nothing stands between width and format.
 */
export function isSamePicture(one: string, other: string): boolean {
  const [name, otherName] = [one, other].map((path) => /^(.+)-\d+(\.\w+)?\.\w+$/.exec(path)?.[1])
  return name !== undefined && name === otherName
}

/** Whether the visitor asks for fewer bytes (`Save-Data`). */
export function isSpared(request?: Request): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return request?.headers.get('save-data') === 'on' || connection?.saveData === true
}

/** Fetches and caches those of these files that are not cached yet; those that can't be had are not. */
export async function cacheFiles(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const folder = folders.find(({ start }) => path.startsWith(start))
    if (!folder || (await findCached(folder.cache, path))) continue
    const answer = await fetchFile(path).catch(() => undefined)
    if (answer && isFile(answer)) await cacheAnswer(folder.cache, path, answer)
  }
}

/**
 * Fetches a file. Where a network that asked to sign in has left a page in its place, the browser's
 * own cache may have that for long: then it is asked for once more, past that cache.
 */
async function fetchFile(file: Request | string): Promise<Response> {
  const answer = await fetch(file)
  return isPage(answer) ? fetch(file, { cache: 'reload' }) : answer
}

/** Whether an answer is a file of ours: no page, as a network sends that asks to sign in first. */
function isFile(answer: Response): boolean {
  return isForAll(answer) && !answer.redirected && !isPage(answer)
}

async function keepFile(cache: string, path: string, answer: Response, bytes: number) {
  if (await cacheAnswer(cache, path, answer)) await forgetOldest(cache, { bytes })
}
