import { spawn } from 'node:child_process'
import { closeSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { openLog } from './log-files.mjs'
import { LaunchError } from './output.mjs'
import { portInUse, portTaken } from './ports.mjs'
import { ROOT } from './project.mjs'

const STOP_LIMIT_MS = 8000

/**
 * A program that runs until it is told to stop.
 * @typedef {object} Child
 * @property {string} name
 * @property {number | undefined} pid
 * @property {Promise<string>} ended how it ended, also when it was told to
 * @property {() => Promise<void>} stop
 * @property {() => void} kill
 * @property {() => string} lastLines of its log
 */

/**
 * Starts a Node program in a process group of its own: Ctrl-C reaches the launcher alone, which
 * stops its children in its own order.
 * @param {object} options
 * @param {string} options.name @param {string[]} options.args @param {NodeJS.ProcessEnv} options.env
 * @param {string} options.dataDir
 * @param {boolean} [options.show] its output, instead of writing it to its log
 * @param {boolean} [options.again] keeps what the log says of the time before
 * @returns {Child}
 */
export function startChild({ name, args, env, dataDir, show = false, again = false }) {
  const { file, handle: log } = openLog(dataDir, name, show || again)
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    detached: true,
    stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', log, log],
  })
  closeSync(log)
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`))
  })
  /** @param {NodeJS.Signals} signal */
  const signalGroup = (signal) => {
    try {
      if (child.pid) process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal)
    } catch {
      // It has gone already.
    }
  }
  return {
    name,
    pid: child.pid,
    ended,
    kill: () => signalGroup('SIGKILL'),
    lastLines: () => readFileSync(file, 'utf8').split('\n').slice(-25).join('\n'),
    stop: async () => {
      signalGroup('SIGTERM')
      const timer = setTimeout(() => signalGroup('SIGKILL'), STOP_LIMIT_MS)
      await ended
      clearTimeout(timer)
      // Whatever it has started itself (Next's workers) goes with it.
      signalGroup('SIGKILL')
    },
  }
}

/**
 * Waits until `probe` says that a child is ready, however long one probe takes.
 * @param {Child} child @param {number} limitMs @param {() => Promise<boolean>} probe
 */
export async function untilReady(child, limitMs, probe) {
  const limit = Date.now() + limitMs
  let end = ''
  child.ended.then((how) => {
    end = how
  })
  while (!end && Date.now() < limit) {
    if (await probe()) return
    await pause(100)
  }
  const log = child.lastLines()
  const port = end && portInUse(log)
  if (port) throw new LaunchError(portTaken(child.name, port))
  const what = end ? `ended (${end})` : `was not ready within ${limitMs / 1000} s`
  throw new LaunchError(`${child.name} ${what}. The end of its log:\n${log}`)
}

/** Whether an address answers well. @param {string} url */
export const respondsWell = async (url) => {
  const response = await fetch(url, { signal: AbortSignal.timeout(30_000) }).catch(() => null)
  await response?.body?.cancel()
  return response?.ok ?? false
}

/** Whether something listens on a port of this machine. @param {number} port @returns {Promise<boolean>} */
export const isListening = (port) =>
  new Promise((resolve) => {
    const socket = connect({ host: 'localhost', port })
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
