import { buildServices } from './build.mjs'
import { ensurePackages } from './install.mjs'
import { printError } from './output.mjs'
import { inProject, PARENT_WATCH } from './project.mjs'
import { runProgram } from './run-program.mjs'

/**
 * `node embedded/launcher/run-built.mjs <name> args…`: runs a command from its bundle in dist/, which is made
 * first where the sources have changed. For commands that start many threads: from source, each of them would
 * compile what it loads.
 */
try {
  const [name, ...args] = process.argv.slice(2)
  ensurePackages()
  await buildServices()
  process.exitCode = await runProgram([...PARENT_WATCH, inProject(`dist/${name}.mjs`), ...args])
} catch (error) {
  printError(error)
  process.exitCode = 1
}
