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

export interface PushEvent extends ExtendableEvent {
  /** What was sent, decrypted; null where nothing was. */
  data: { json(): never } | null
}

export interface NotificationEvent extends ExtendableEvent {
  notification: { close(): void; data: { opens: string } }
}

interface WindowClient {
  url: string
  focus(): Promise<unknown>
  navigate(url: string): Promise<unknown>
}

interface WorkerEvents {
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: FetchEvent
  sync: ExtendableEvent & { tag: string }
  push: PushEvent
  notificationclick: NotificationEvent
}

/** What a service worker stands in, as far as this one needs it: the DOM's types have none. */
export interface WorkerScope {
  registration: ServiceWorkerRegistration
  clients: {
    claim(): Promise<void>
    matchAll(options?: { type: 'window'; includeUncontrolled?: boolean }): Promise<WindowClient[]>
    openWindow(url: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener<Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ): void
}
