import { randomUUID } from 'node:crypto'
import { type FileHandle, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import Busboy from '@fastify/busboy'
import { makeOwnFolder } from '#database/owner-only.ts'

/** The longest that a file may take to come, in ms. */
export const uploadMs = 5 * 60_000

/** What a form may say beside its file, in bytes a field: small, like every other form of ours. */
const fieldBytes = 4 * 1024
const mostFields = 20

/** A form with a file, as it was received. */
export interface ReceivedUpload {
  fields: Record<string, string>
  /** Missing when none was chosen, or when it was refused. */
  file?: UploadedFile
  /**
   * Why the file was not kept: it is larger than its route takes, it did not come whole, or the
   * disk failed.
   */
  refused?: 'too-large' | 'broken' | 'unstored'
  /** What the disk said then. */
  failure?: unknown
}

/** A file that only the site reads; it is gone when the request has been answered. */
export interface UploadedFile {
  path: string
  /** As the sender's device calls it: for people to read, never a path of ours. */
  name: string
  bytes: number
}

/** The folder into which the files come. */
export function uploadFolder({ dataDir }: { dataDir: string }): string {
  return join(dataDir, 'uploads')
}

/** Tells whether the body is a form with files. */
export function isUpload(request: Request): boolean {
  return (
    request.method === 'POST' &&
    /^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '')
  )
}

/**
 * Reads a form with one file, which goes to `folder` as it comes, at most `maxBytes` of it. What
 * comes too slowly, breaks off or is no form is told as `broken`, what does not fit on the disk as
 * `unstored`; nothing of it stays.
 */
export async function receiveUpload(
  request: Request,
  { folder, maxBytes }: { folder: string; maxBytes: number },
): Promise<ReceivedUpload> {
  const fields: Record<string, string> = {}
  const said = Number(request.headers.get('content-length'))
  if (said > maxBytes + (mostFields + 1) * fieldBytes) return { fields, refused: 'too-large' }
  if (!request.body) return { fields, refused: 'broken' }
  const path = join(folder, randomUUID())
  let failure: unknown
  let file: UploadedFile | undefined
  let tooLarge = false
  const ended = new AbortController()
  const signal = AbortSignal.any([ended.signal, request.signal, AbortSignal.timeout(uploadMs)])
  let writing: Promise<void> | undefined
  try {
    await makeOwnFolder(folder).catch((error: unknown) => {
      failure = error
      throw error
    })
    const form = openForm(request, maxBytes)
    form.on('field', (name, value) => {
      fields[name] = value
    })
    form.on('file', (_field, stream, name) => {
      file = { path, name: name ?? '', bytes: 0 }
      stream.on('limit', () => {
        tooLarge = true
        // What is still to come is not read.
        ended.abort()
      })
      const kept = keepPieces(path, (error) => {
        failure = error
      })
      writing = pipeline(stream, kept, { signal })
      // The form's own failure is the one that is told.
      writing.catch(() => ended.abort())
    })
    const body = Readable.fromWeb(request.body as ReadableStream)
    await pipeline(body, form, { signal })
    await writing
    if (failure) throw failure
  } catch {
    await writing?.catch(() => undefined)
    await rm(path, { force: true })
    if (failure) return { fields, refused: 'unstored', failure }
    return { fields, refused: tooLarge ? 'too-large' : 'broken' }
  }
  if (!file) return { fields }
  file.bytes = (await stat(path)).size
  if (file.bytes > 0 || file.name) return { fields, file }
  await rm(path, { force: true })
  return { fields }
}

function openForm(request: Request, maxBytes: number) {
  return new Busboy({
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    limits: {
      files: 1,
      fileSize: maxBytes,
      fields: mostFields,
      parts: mostFields + 1,
      fieldSize: fieldBytes,
      headerPairs: 20,
      headerSize: 8 * 1024,
    },
  })
}

/**
 * Opens a new file for what comes. When it can't be written to, `fail` is told once and the rest is
 * taken all the same: a browser that is cut off while it sends never reads why.
 */
function keepPieces(path: string, fail: (error: unknown) => void): Writable {
  let file: FileHandle | undefined
  const end = (error: unknown) => {
    fail(error)
    const failed = file
    file = undefined
    return failed?.close().catch(() => undefined)
  }
  return new Writable({
    construct(done) {
      open(path, 'wx', 0o600)
        .then((opened) => {
          file = opened
        }, end)
        .finally(done)
    },
    write(piece: Buffer, _encoding, done) {
      const written = file?.appendFile(piece) ?? Promise.resolve()
      written.catch(end).finally(done)
    },
    destroy(error, done) {
      const closed = file?.close() ?? Promise.resolve()
      closed.catch(end).finally(() => done(error))
    },
  })
}

/**
 * Sweeps `folder` from now on, at once and every ten minutes: what a killed process has left is gone
 * within twenty, whichever process is started again. Gives what stops it.
 */
export function startRemovingUploads(folder: string, everyMs = 2 * uploadMs): () => void {
  const sweep = () => void sweepUploads(folder)
  sweep()
  const timer = setInterval(sweep, everyMs)
  return () => clearInterval(timer)
}

/** Removes what uploads have left in `folder` that were under way when a process was killed. */
export async function sweepUploads(folder: string, now = Date.now()): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    // Another process may be receiving into the same folder.
    if (found && now - found.mtimeMs > 2 * uploadMs) {
      await rm(path, { force: true }).catch(() => undefined)
    }
  }
}
