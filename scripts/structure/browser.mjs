// What no script of a browser may hold, however it would come there: lists that grow with the site.
import path from 'node:path'

/** @typedef {{ path: string, text: string }} File */
/** @typedef {{ path: string, problem: string }} Problem */

const serverLists = ['lib/site-pages.ts', 'lib/auth/access.ts']

/** Imports of types are nothing to a browser; biome holds that they are written as such. */
const imports = [/^(?:import|export)\s(?!type\b)[^'"]*?from '([^']+)'/gm, /\bimport\('([^']+)'\)/g]

/** @param {string} from @param {string} to @param {Map<string, string>} texts @returns {string[]} */
function resolve(from, to, texts) {
  const base = to.startsWith('@/')
    ? to.slice(2)
    : to.startsWith('.') && path.posix.join(path.posix.dirname(from), to)
  if (!base) return []
  return [base, `${base}.ts`, `${base}.tsx`].filter((file) => texts.has(file))
}

/**
 * Follows the imports of every file that says `'use client'`, up to actions, which stay on the server.
 * @param {File[]} files @returns {Problem[]}
 */
export function checkBrowser(files) {
  const texts = new Map(files.map(({ path: name, text }) => [name, text]))
  const reached = new Set(
    files.flatMap(({ path: name, text }) => (/^'use client'/.test(text) ? [name] : [])),
  )
  /** @type {Problem[]} */
  const problems = []
  for (const file of reached) {
    const text = texts.get(file) ?? ''
    const imported = imports.flatMap((shape) => [...text.matchAll(shape)].map(([, to = '']) => to))
    for (const next of imported.flatMap((to) => resolve(file, to, texts))) {
      if (serverLists.includes(next)) {
        problems.push({
          path: file,
          problem: `brings ${next} to the browser: write the address out, typed by SitePath`,
        })
      } else if (!/^'use server'/.test(texts.get(next) ?? '')) reached.add(next)
    }
  }
  return problems
}
