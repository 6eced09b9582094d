/** What is told to all tabs of a browser. */
export interface BrowserNews<News> {
  tell(news: News): void
  /** Calls back at each news, told here, in another tab or in a worker, here perhaps twice; gives what ends that. */
  onNews(call: (news: News) => void): () => void
}

/** Gives what is told under a name, which all tabs of this browser and its workers share. */
export function browserNews<News>(name: string): BrowserNews<News> {
  const openChannel = () =>
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)
  return {
    tell(news) {
      dispatchEvent(new CustomEvent(name, { detail: news }))
      const channel = openChannel()
      channel?.postMessage(news)
      channel?.close()
    },
    onNews(call) {
      const hear = (event: Event) => call((event as CustomEvent<News>).detail)
      addEventListener(name, hear)
      const channel = openChannel()
      channel?.addEventListener('message', ({ data }) => call(data))
      return () => {
        removeEventListener(name, hear)
        channel?.close()
      }
    },
  }
}
