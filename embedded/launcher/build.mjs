import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { readEnvFiles } from './env-files.mjs'
import { fingerprint, isFresh, markFresh } from './fingerprint.mjs'
import { ensurePackages } from './install.mjs'
import { LaunchError, phase, printError } from './output.mjs'
import { inProject, ROOT } from './project.mjs'
import { buildSite } from './site-build.mjs'

/**
 * `node embedded/launcher/build.mjs [--next]`: bundles the services into dist/ and, when asked,
 * builds the site. Both only when their sources have changed.
 */
const SERVICE_SOURCES = [
  'backend',
  'lib',
  'worker',
  'embedded/supabase',
  'embedded/toss',
  'scripts/knowledge-search.ts',
  'tsconfig.json',
  'package-lock.json',
]
const SERVICE_STAMP = 'dist/.fingerprint'

/** @param {string} folder @param {(name: string) => boolean} wanted @returns {string[]} */
function filesBelow(folder, wanted) {
  if (!existsSync(inProject(folder))) return []
  return readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => wanted(path.basename(name)))
    .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')))
}

/**
 * Every entry of its own, flat in dist/: a worker is started by its address beside the program
 * that starts it. No code splitting, for a chunk would have another address.
 * @returns {Record<string, string>}
 */
function entries() {
  const known = {
    service: 'backend/main.ts',
    supabase: 'embedded/supabase/main.ts',
    toss: 'embedded/toss/main.ts',
    worker: 'worker/main.ts',
    'knowledge-search': 'scripts/knowledge-search.ts',
  }
  const workers = ['backend', 'lib', 'worker'].flatMap((folder) =>
    filesBelow(folder, (name) => name.endsWith('-worker.ts')),
  )
  return {
    ...known,
    ...Object.fromEntries(workers.map((file) => [path.basename(file, '.ts'), file])),
  }
}

/**
 * Each file is the old one or the new one, never a part: a program of the folder that dies meanwhile is
 * started again from it.
 * @param {string} folder @param {import('esbuild').OutputFile[]} files
 */
function replaceFolder(folder, files) {
  mkdirSync(folder, { recursive: true })
  for (const file of files) {
    writeFileSync(`${file.path}.new`, file.contents)
    renameSync(`${file.path}.new`, file.path)
  }
  const kept = new Set(files.map((file) => path.basename(file.path)))
  for (const name of readdirSync(folder)) {
    if (!kept.has(name)) rmSync(path.join(folder, name), { recursive: true, force: true })
  }
}

/** @returns {Promise<string>} what was done */
export async function buildServices() {
  const digest = fingerprint(SERVICE_SOURCES)
  if (isFresh(SERVICE_STAMP, digest)) return 'up to date'
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: entries(),
    outdir: 'dist',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    // Not by tsconfig: with it, a file that is missing would pass for an external package.
    alias: {
      '@': ROOT,
      // Next's mark of what no browser may load; outside of Next it would throw.
      'server-only': inProject('node_modules/next/dist/compiled/server-only/empty.js'),
    },
    sourcemap: true,
    logLevel: 'warning',
    write: false,
  }).catch(() => {
    throw new LaunchError('The services could not be built (see above).')
  })
  replaceFolder(inProject('dist'), outputFiles)
  markFresh(SERVICE_STAMP, digest)
  return 'built'
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    await phase('packages', ensurePackages)
    await phase('services', buildServices)
    readEnvFiles()
    // The address that `npm start` would give it, which then has nothing to build.
    const { PORT = '3000', SITE_URL = `http://localhost:${PORT}` } = process.env
    if (process.argv.includes('--next')) await phase('site', () => buildSite({ SITE_URL }))
  } catch (error) {
    printError(error)
    process.exitCode = 1
  }
}
