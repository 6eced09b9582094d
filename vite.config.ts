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
    client: {
      build: {
        rollupOptions: {
          output: {
            // What only the desk's pages load: two files where there would be a dozen small ones,
            // each a way to the server and back. What visitors' islands load too stands first, or
            // they would load the desk's with it.
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /\/node_modules\/(react|react-dom|scheduler)\//,
                  priority: 4,
                },
                { name: 'icon', test: /\/app\/ui\/icon\.tsx/, priority: 3 },
                { name: 'field', test: /\/app\/ui\/field\.tsx/, priority: 3 },
                { name: 'kolam', test: /\/app\/ui\/kolam\.tsx/, priority: 3 },
                // What forms share, and what dialogs do: one file each, for the script of every page
                // names all files that an island may ask for.
                { name: 'post', test: /\/app\/ui\/post-json\.ts/, priority: 3 },
                {
                  name: 'dialog',
                  test: /\/app\/ui\/(modal|keep-focus-inside|toasts)\.tsx?/,
                  priority: 3,
                },
                {
                  name: 'form',
                  test: /\/app\/enquiries\/(enquiry|enquiry-rules|form\/(use-|form-|enquiry-(form|fields|kind)|draft|send)[\w-]*)\.tsx?$/,
                  priority: 2,
                },
                { name: 'router', test: /\/node_modules\/react-router\//, priority: 2 },
                { name: 'desk', test: /\/app\/desk\/(shell|news)\//, priority: 1 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      ...(mode === 'production' && wholeServer),
      build: { target: 'node24', rollupOptions: { input: './server/start.ts' } },
    },
  },
}))
