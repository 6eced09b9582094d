import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // Documents ask for no further routes, so there is no route for that.
  routeDiscovery: { mode: 'initial' },
  // The build command builds aside and swaps the result in.
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build',
} satisfies Config
