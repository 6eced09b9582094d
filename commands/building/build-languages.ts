import { cp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { type Language, languages } from '#languages/language.ts'
import { keepOneLanguage } from './keep-one-language.ts'
import { sharedChunks, writtenIn } from './shared-chunks.ts'
import { smallPreload } from './small-preload.ts'

/** The languages whose scripts are built apart: English ones are built with the site. */
const others = languages.filter((language) => language !== 'en')

/** By language, where the stub is that its pages load. */
export type Stubs = Partial<Record<Language, string>>

/**
 * Builds what browsers run on pages in other languages than English into a folder each below `folder`: the
 * same code as for English, with only that language's words in it. Gives the addresses of the
 * stubs. Throws when a build fails.
 */
export async function buildLanguages(folder: string): Promise<Stubs> {
  const stubs: Stubs = {}
  for (const language of others) {
    const outDir = join(folder, language)
    await build({
      configFile: false,
      logLevel: 'warn',
      plugins: [keepOneLanguage(language), smallPreload()],
      build: {
        target: 'es2020',
        outDir,
        copyPublicDir: false,
        assetsInlineLimit: 0,
        manifest: true,
        rollupOptions: {
          input: 'app/entry.client.tsx',
          optimization: writtenIn,
          preserveEntrySignatures: 'allow-extension',
          output: { codeSplitting: { groups: sharedChunks } },
        },
      },
    })
    const manifest = JSON.parse(await readFile(join(outDir, manifestFile), 'utf8'))
    stubs[language] = `/${manifest['app/entry.client.tsx'].file}`
  }
  return stubs
}

const manifestFile = '.vite/manifest.json'

/** Brings what `buildLanguages` made into the browser's folder, a manifest for each language. */
export async function placeLanguages(folder: string, clientDir: string): Promise<void> {
  for (const language of others) {
    const made = join(folder, language)
    await cp(join(made, 'assets'), join(clientDir, 'assets'), { recursive: true })
    await cp(join(made, manifestFile), join(clientDir, `.vite/manifest.${language}.json`))
  }
  await rm(folder, { recursive: true, force: true })
}
