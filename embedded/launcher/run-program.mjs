import { spawn } from 'node:child_process'

/**
 * Runs a program of node to its end, with the terminal and the signals of this one.
 * @param {string[]} args @param {NodeJS.ProcessEnv} [env] @returns {Promise<number>} its exit code
 */
export function runProgram(args, env = {}) {
  const child = spawn(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // A terminal has sent Ctrl-C to the program too; twice would mean "at once".
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 143)))
  })
}
