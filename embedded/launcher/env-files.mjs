import { inProject } from './project.mjs'

/** Settings of the machine, from the files Next reads them from: what is set already wins. */
export function readEnvFiles() {
  for (const name of ['.env.local', '.env']) {
    try {
      process.loadEnvFile(inProject(name))
    } catch {
      // There is none.
    }
  }
}
