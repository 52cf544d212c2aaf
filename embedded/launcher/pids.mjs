import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Where a running stack names its processes. @param {string} dataDir */
const pidsFile = (dataDir) => path.join(dataDir, 'run', 'pids.json')

/** The note of which process is which, written anew whenever one starts or ends. */
export class Pids {
  /** @type {Record<string, number>} */
  #known = { launcher: process.pid }

  /** @param {string} dataDir */
  constructor(dataDir) {
    this.file = pidsFile(dataDir)
  }

  /** @param {string} name @param {number | undefined} pid undefined while it is away */
  set(name, pid) {
    if (this.#known[name] === pid) return
    if (pid === undefined) delete this.#known[name]
    else this.#known[name] = pid
    mkdirSync(path.dirname(this.file), { recursive: true })
    writeFileSync(`${this.file}.new`, JSON.stringify(this.#known))
    renameSync(`${this.file}.new`, this.file)
  }

  remove() {
    rmSync(this.file, { force: true })
  }
}
