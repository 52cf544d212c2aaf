/** May be used as it comes, whatever the product does with it. */
const FREE = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-4.0',
  'Unlicense',
  'Python-2.0',
  'Zlib',
]
/** Of typefaces: they may be shipped and set into documents, and not be sold by themselves. */
const TYPEFACES = ['OFL-1.1']
/** Asks only that changes of the package itself are given away; we change none. */
const WEAK_COPYLEFT = ['LGPL-3.0-or-later', 'MPL-2.0']
const allowed = new Set([...FREE, ...WEAK_COPYLEFT, ...TYPEFACES])

/** Packages that name no licence in their description, with the one that lies beside it as a file. */
const LICENCE_FILES = new Map([['png-js', 'MIT']])

/**
 * Whether a licence, or a choice of several, may be used.
 * @param {string} expression as SPDX writes it: `(MIT OR GPL-2.0)`, `Apache-2.0 AND MIT`
 * @returns {boolean}
 */
export function isAllowed(expression) {
  const tokens = expression.match(/\(|\)|[\w.+-]+/g) ?? []
  let at = 0
  /** @returns {boolean} */
  const one = () => {
    if (tokens[at] !== '(') return allowed.has(tokens[at++] ?? '')
    at++
    const inner = choice()
    at++
    return inner
  }
  const all = () => {
    let result = one()
    while (tokens[at] === 'AND') {
      at++
      result = one() && result
    }
    return result
  }
  const choice = () => {
    let result = all()
    while (tokens[at] === 'OR') {
      at++
      result = all() || result
    }
    return result
  }
  return choice() && at === tokens.length
}

/** @typedef {{ license?: string, integrity?: string, link?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Locked */

/** What continuous integration and production run on. */
const MACHINE = { os: 'linux', cpu: 'x64', libc: 'glibc' }

/** @param {string[] | undefined} named @param {string} ours */
const isOther = (named, ours) => named !== undefined && !named.includes(ours)

/**
 * What is wrong with the packages of a lock file.
 * @param {Record<string, Locked>} packages
 * @returns {{ problems: string[], unsigned: string[] }} `unsigned`: without integrity, and only for other machines
 */
export function auditPackages(packages) {
  /** @type {string[]} */ const problems = []
  /** @type {string[]} */ const unsigned = []
  for (const [path, locked] of Object.entries(packages)) {
    if (path === '' || locked.link) continue
    const name = path.replace(/^.*node_modules\//, '')
    const licence = locked.license ?? LICENCE_FILES.get(name)
    if (!licence) problems.push(`${name} names no licence`)
    else if (!isAllowed(licence)) problems.push(`${name} is under ${licence}`)
    if (locked.integrity) continue
    const { os, cpu, libc } = locked
    const isElsewhere =
      isOther(os, MACHINE.os) || isOther(cpu, MACHINE.cpu) || isOther(libc, MACHINE.libc)
    if (locked.optional && isElsewhere) unsigned.push(name)
    else problems.push(`${name} has no integrity, so that every tarball would be taken for it`)
  }
  return { problems, unsigned }
}
