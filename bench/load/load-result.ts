/** A file with a path a line, begun after line `from`. */
export interface PathsFile {
  file: string
  from: number
}

/** How one round asks: over kept connections, each its next request as soon as it is answered. */
export interface Load {
  port: number
  /** One path for all requests, or those of a file in turn. */
  paths: string | PathsFile
  connections: number
  seconds: number
}

export interface LoadResult {
  requests: number
  /** How many of them were sent away with a 503, where that is allowed. */
  refused?: number
  perSecond: number
  p99Ms: number
}
