import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the project. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

/** @param {...string} parts */
export const inProject = (...parts) => path.join(ROOT, ...parts)

/** Where everything a running copy writes lives, unless --data says otherwise. */
export const DEFAULT_DATA_DIR = '.data'

/** Node's options that run TypeScript, and end the program when its launcher dies. */
export const LEASH = ['--import', new URL('./leash.mjs', import.meta.url).href]
export const TYPESCRIPT = ['--import', 'tsx', ...LEASH]
