import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the project. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

/** @param {...string} parts */
export const inProject = (...parts) => path.join(ROOT, ...parts)

/** Where everything a running copy writes lives, unless --data says otherwise. */
export const DEFAULT_DATA_DIR = '.data'

/** Node's options that run TypeScript, and end the program when its launcher dies. */
export const PARENT_WATCH = [
  '--import',
  new URL('./parent-watch.mjs', import.meta.url).href,
  '--import',
  new URL('./known-warnings.mjs', import.meta.url).href,
]
/** A query of 2,000 Hangul letters is 18 kB in an address; Node takes 16 kB of headers unless told. */
export const LONG_HEADERS = '--max-http-header-size=65536'
export const TYPESCRIPT = ['--import', 'tsx', ...PARENT_WATCH]
