import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inProject, PARENT_WATCH, ROOT } from './project.mjs'

/** @typedef {{ ok: boolean, passed: number, failed: number, skipped: number }} Outcome */

/**
 * Runs a tool of node_modules (or of the project) with its output shown.
 * @param {string[]} args @param {NodeJS.ProcessEnv} [env] @returns {Promise<boolean>}
 */
export function runTool([file = '', ...args], env = {}) {
  const child = spawn(process.execPath, [...PARENT_WATCH, inProject(file), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  return new Promise((resolve) => {
    child.once('error', () => resolve(false))
    child.once('exit', (code) => resolve(code === 0))
  })
}

/** A check that counts no tests: failing is one failure. @param {boolean} ok @returns {Outcome} */
export const check = (ok) => ({ ok, passed: 0, failed: ok ? 0 : 1, skipped: 0 })

/**
 * Gives a test runner a file to write its report to, and reads the numbers out of it.
 * @param {(report: string) => Promise<boolean>} run
 * @param {(report: Record<string, unknown>) => { passed: number, failed: number, skipped: number }} count
 * @returns {Promise<Outcome>}
 */
async function reported(run, count) {
  const folder = mkdtempSync(path.join(tmpdir(), 'beopdap-report-'))
  const file = path.join(folder, 'report.json')
  try {
    const ok = await run(file)
    const counted = count(JSON.parse(readFileSync(file, 'utf8')))
    // A suite that does not even load fails without a failing test.
    return { ok, ...counted, failed: ok ? counted.failed : Math.max(1, counted.failed) }
  } catch {
    return check(false)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {string[]} args @param {NodeJS.ProcessEnv} env */
export const runJest = (args, env) =>
  reported(
    (file) =>
      runTool(['node_modules/jest/bin/jest.js', '--json', `--outputFile=${file}`, ...args], env),
    (report) => ({
      passed: Number(report.numPassedTests),
      failed: Number(report.numFailedTests) + Number(report.numRuntimeErrorTestSuites),
      skipped: Number(report.numPendingTests) + Number(report.numTodoTests),
    }),
  )

/** @param {string[]} args @param {NodeJS.ProcessEnv} env */
export const runPlaywright = (args, env) =>
  reported(
    (file) =>
      runTool(['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...args], {
        ...env,
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      }),
    (report) => {
      const stats = /** @type {Record<string, number>} */ (report.stats)
      const flaky = stats.flaky ?? 0
      return {
        passed: (stats.expected ?? 0) + flaky,
        failed: (stats.unexpected ?? 0) + /** @type {unknown[]} */ (report.errors ?? []).length,
        skipped: stats.skipped ?? 0,
      }
    },
  )
