import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  build: { target: 'es2020', cssTarget: 'chrome90', assetsInlineLimit: 0, manifest: true },
  environments: {
    ssr: { build: { target: 'node24', rollupOptions: { input: './server/start.ts' } } },
  },
})
