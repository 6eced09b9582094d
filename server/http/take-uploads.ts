import { rm } from 'node:fs/promises'
import type { MiddlewareHandler } from 'hono'
import { isUpload, type ReceivedUpload, receiveUpload } from './receive-upload.ts'

/** What a request carries further once its file has been received. */
export interface UploadVariables {
  upload?: {
    /** The request without its body, which has been read. */
    request: Request
    /** Missing when whoever sent it may not. */
    received?: ReceivedUpload
  }
}

interface UploadRoute {
  path: RegExp
  maxBytes: number
  /** Whether a request may send a file here, by its head alone. */
  admits(request: Request): Promise<boolean>
}

/**
 * Receives the files that are sent to `routes` into `folder`, and removes each when its request has
 * been answered. Of a request that may not send one no byte of the body is read: whoever answers
 * its address says why. Other requests pass as they are.
 */
export function takeUploads(
  routes: readonly UploadRoute[],
  folder: string,
): MiddlewareHandler<{ Variables: UploadVariables }> {
  return async (c, next) => {
    const sent = c.req.raw
    const route = isUpload(sent) && routes.find(({ path }) => path.test(new URL(sent.url).pathname))
    if (!route) return next()
    const headers = new Headers(sent.headers)
    headers.delete('content-length')
    const request = new Request(sent.url, { method: 'POST', headers, signal: sent.signal })
    if (!(await route.admits(sent))) {
      c.set('upload', { request })
      return next()
    }
    const received = await receiveUpload(sent, { folder, maxBytes: route.maxBytes })
    c.set('upload', { request, received })
    try {
      await next()
    } finally {
      if (received.file) await rm(received.file.path, { force: true })
    }
  }
}
