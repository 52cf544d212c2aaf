import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { LaunchError, print } from './output.mjs'
import { inProject, ROOT } from './project.mjs'

/** Chromium without its windows: the same engine, at two fifths of the processor time for each page. */
const HEADLESS_SHELLS = ['/usr/bin/chromium-headless-shell']
const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** @param {string[]} files */
const firstOf = (files) => files.find((file) => existsSync(file))

/** The browser playwright has downloaded, if it has. @returns {Promise<string | undefined>} */
async function downloadedBrowser() {
  const { chromium } = await import('@playwright/test')
  const file = chromium.executablePath()
  return existsSync(file) ? file : undefined
}

/** @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
const run = (command, args, env = {}) =>
  spawnSync(command, args, { cwd: ROOT, stdio: ['ignore', 2, 2], env: { ...process.env, ...env } })
    .status === 0

/** Whether packages of the system may be installed here. */
const mayInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version')

/** @param {string[]} packages */
function installPackages(packages) {
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  // A machine without a network must not wait for it.
  const patience = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20']
  const install = () =>
    run(
      'apt-get',
      [...patience, 'install', '-y', '-qq', '--no-install-recommends', ...packages],
      quiet,
    )
  return install() || (run('apt-get', [...patience, 'update', '-qq'], quiet) && install())
}

/**
 * A Chromium for the browser tests: the headless shell of the machine, which is installed where it may be; else
 * another Chromium of the machine, else the one that playwright downloads.
 * @returns {Promise<string>} the program's path
 */
export async function ensureBrowser() {
  const chosen = process.env.CHROMIUM_PATH ?? firstOf(HEADLESS_SHELLS)
  if (chosen) return chosen
  if (mayInstall()) {
    print('  installing a headless Chromium …')
    installPackages(['chromium-headless-shell', 'fonts-noto-cjk'])
  }
  const found = firstOf([...HEADLESS_SHELLS, ...SYSTEM_BROWSERS]) ?? (await downloadedBrowser())
  if (found) return found
  print('  downloading a browser …')
  run(process.execPath, [inProject('node_modules', 'playwright', 'cli.js'), 'install', 'chromium'])
  const downloaded = await downloadedBrowser()
  if (downloaded) return downloaded
  throw new LaunchError(
    'No Chromium was found and none could be installed. Install Chromium and a Korean font (Debian: apt-get install chromium-headless-shell fonts-noto-cjk), or set CHROMIUM_PATH.',
  )
}
