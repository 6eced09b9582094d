import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { languages } from '#app/languages/language.ts'

/** What a visitor writes an enquiry with, by the names of its chunks. */
const writing = [
  'entry.client',
  'hydrate',
  'enquiry-dialog.island',
  'enquiry-page-form.island',
  'bulk-enquiry-form.island',
  'my-list.island',
  'list-adder.island',
  'waiting-enquiries.island',
]

type Manifest = Record<string, { file: string; name?: string; imports?: string[] }>

/**
 * Builds the service worker into the browser's folder, as one script that every browser with
 * workers runs. It is told which of the built scripts writing an enquiry takes in each language.
 * Throws when the build fails.
 */
export async function buildWorker(clientDir: string): Promise<void> {
  const scripts: Record<string, string[]> = {}
  for (const language of languages) {
    const file = language === 'en' ? 'manifest.json' : `manifest.${language}.json`
    const manifest = JSON.parse(await readFile(join(clientDir, '.vite', file), 'utf8'))
    scripts[language] = listScripts(manifest, writing)
  }
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { WRITING_SCRIPTS: JSON.stringify(scripts) },
    build: {
      target: 'es2020',
      outDir: clientDir,
      emptyOutDir: false,
      copyPublicDir: false,
      rollupOptions: {
        input: 'app/entry.worker.ts',
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  })
}

/** The paths of these chunks and of all that they load at once. */
function listScripts(manifest: Manifest, names: readonly string[]): string[] {
  const files = new Set<string>()
  const add = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || files.has(`/${chunk.file}`)) return
    files.add(`/${chunk.file}`)
    for (const imported of chunk.imports ?? []) add(imported)
  }
  for (const [key, { name }] of Object.entries(manifest)) {
    if (name && names.includes(name)) add(key)
  }
  return [...files]
}
