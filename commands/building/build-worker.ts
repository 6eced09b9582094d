import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { languages } from '#languages/language.ts'
import { cacheRules } from '#main/cacheable.ts'
import { writtenIn } from './shared-chunks.ts'

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
 * Builds the service workers into the browser's folder, each as one script that every browser with
 * workers runs. The shop's is told what may be kept, and which of the built scripts writing an enquiry takes
 * in each language. Throws when the build fails.
 */
export async function buildWorkers(clientDir: string): Promise<void> {
  const scripts: Record<string, string[]> = {}
  for (const language of languages) {
    const file = language === 'en' ? 'manifest.json' : `manifest.${language}.json`
    const manifest = JSON.parse(await readFile(join(clientDir, '.vite', file), 'utf8'))
    scripts[language] = listScripts(manifest, writing)
  }
  await buildWorker(clientDir, 'app/entry.worker.ts', 'service-worker.js', scripts)
  await buildWorker(clientDir, 'app/entry.desk-worker.ts', 'desk-worker.js')
}

async function buildWorker(clientDir: string, input: string, file: string, scripts = {}) {
  await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      WRITING_SCRIPTS: JSON.stringify(scripts),
      CACHE_RULES: JSON.stringify(cacheRules),
    },
    build: {
      target: 'es2020',
      outDir: clientDir,
      emptyOutDir: false,
      copyPublicDir: false,
      rollupOptions: {
        input,
        optimization: writtenIn,
        output: { format: 'iife', entryFileNames: file },
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
