import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/**
 * The server is one file with everything in it: it starts faster than a thousand modules, and
 * React's development build, several times slower, can't be taken by mistake.
 */
const wholeServer = {
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { noExternal: true },
} as const

export default defineConfig(({ mode }) => ({
  plugins: [reactRouter()],
  build: {
    target: 'es2020',
    cssTarget: 'chrome90',
    assetsInlineLimit: 0,
    manifest: true,
  },
  environments: {
    ssr: {
      ...(mode === 'production' && wholeServer),
      build: { target: 'node24', rollupOptions: { input: './server/start.ts' } },
    },
  },
}))
