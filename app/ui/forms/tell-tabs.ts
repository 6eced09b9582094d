/** Tells all tabs of this browser and its workers something under a name. */
export function tellTabs<News>(name: string, news?: News): void {
  dispatchEvent(new MessageEvent(name, { data: news }))
  const channel = openChannel(name)
  channel?.postMessage(news)
  channel?.close()
}

/**
 * Calls back with what is told under a name, here, in another tab or in a worker, here perhaps twice.
 * Gives what ends that.
 */
export function hearTabs<News>(name: string, call: (news: News) => void): () => void {
  const hear = ({ data }: MessageEventInit<News>) => call(data as News)
  const channel = openChannel(name)
  addEventListener(name, hear)
  channel?.addEventListener('message', hear)
  return () => {
    removeEventListener(name, hear)
    channel?.close()
  }
}

function openChannel(name: string) {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)
}
