/** What is told to all tabs of a browser. */
export interface BrowserNews<News> {
  tell(news: News): void
  /** Calls back at each news, told here, in another tab or in a worker, here perhaps twice; gives what ends that. */
  onNews(call: (news: News) => void): () => void
}

/** Gives what is told under a name, which all tabs of this browser and its workers share. */
export function browserNews<News>(name: string): BrowserNews<News> {
  const calls = new Set<(news: News) => void>()
  const openChannel = () =>
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)
  return {
    tell(news) {
      for (const call of calls) call(news)
      const channel = openChannel()
      channel?.postMessage(news)
      channel?.close()
    },
    onNews(call) {
      calls.add(call)
      const channel = openChannel()
      if (channel) channel.onmessage = ({ data }) => call(data)
      return () => {
        calls.delete(call)
        channel?.close()
      }
    },
  }
}
