import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { keepOneLanguage } from './commands/building/keep-one-language.ts'
import { patientModules } from './commands/building/patient-modules.ts'
import { sharedChunks, writtenIn } from './commands/building/shared-chunks.ts'
import { smallPreload } from './commands/building/small-preload.ts'

/**
 * The server is one file with everything in it: it starts faster than a thousand modules, and
 * React's development build, several times slower, can't be taken by mistake.
 */
const wholeServer = {
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { noExternal: true },
} as const

export default defineConfig(({ mode }) => ({
  plugins: [reactRouter(), keepOneLanguage('en'), smallPreload(), patientModules()],
  // The build tells where the scripts of other languages are; in development one has them all.
  define: { STUBS: process.env.STUBS ?? '{}' },
  build: {
    target: 'es2020',
    // Without Safari it writes lines under words as one property, which WebKit drops.
    cssTarget: ['chrome90', 'safari16'],
    assetsInlineLimit: 0,
    manifest: true,
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          optimization: writtenIn,
          output: {
            // What only the desk's pages load: two files where there would be a dozen small ones,
            // each a way to the server and back. What visitors' islands load too stands first, or
            // they would load the desk's with it.
            codeSplitting: {
              groups: [
                ...sharedChunks,
                { name: 'router', test: /\/node_modules\/react-router\//, priority: 2 },
                {
                  name: 'desk',
                  test: /\/app\/(desk\/(shell|parts|news|waiting)\/|site\/(error-page|lost)|ui\/forms\/unless-unsent|money\/typed-price)|\/languages\/(language-table|counted)/,
                  priority: 1,
                },
                // What screens of pictures and of guides have of it too.
                {
                  name: 'editor-parts',
                  test: /\/app\/(desk\/editing\/|catalogue\/(desk\/picture\/picture-now|picture-limits|category)\.tsx?$)/,
                  priority: 1,
                },
                // The table of a product's fields, which an import reads too.
                {
                  name: 'product-fields',
                  test: /\/app\/catalogue\/fields\//,
                  priority: 1,
                },
                // What months there are and which it is, which a guide's screen asks too.
                { name: 'months', test: /\/app\/catalogue\/facts\/present-month/, priority: 1 },
                {
                  name: 'editor',
                  test: /\/app\/catalogue\/desk\/editor\/(?!.*\.route\.)/,
                  priority: 1,
                },
                // What sends pictures, from a product's screen of them and from a folder.
                {
                  name: 'picture',
                  test: /\/app\/catalogue\/(desk\/picture|pictures)\/(?!.*(\.route\.|picture-(list|now)|add-pictures|added-pictures|send-file|product-pictures))/,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      ...(mode === 'production' && wholeServer),
      build: { target: 'node24', rollupOptions: { input: './main/start.ts' } },
    },
  },
}))
