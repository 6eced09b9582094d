/** An event that the browser keeps the worker running for. */
export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface FetchEvent extends ExtendableEvent {
  request: Request
  /** What the browser has asked for while it woke the worker; undefined where it does not. */
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Response | Promise<Response>): void
}

interface WorkerEvents {
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: FetchEvent
  sync: ExtendableEvent & { tag: string }
}

/** What a service worker stands in, as far as this one needs it: the DOM's types have none. */
export interface WorkerScope {
  registration: ServiceWorkerRegistration
  clients: { claim(): Promise<void>; matchAll(): Promise<{ url: string }[]> }
  skipWaiting(): Promise<void>
  addEventListener<Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ): void
}
