import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { LaunchError, print } from './output.mjs'
import { inProject, ROOT } from './project.mjs'

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const systemBrowser = () => SYSTEM_BROWSERS.find((file) => existsSync(file))

/** The browser playwright has downloaded, if it has. @returns {Promise<string | undefined>} */
async function ownBrowser() {
  const { chromium } = await import('@playwright/test')
  const file = chromium.executablePath()
  return existsSync(file) ? file : undefined
}

/** @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
const run = (command, args, env = {}) =>
  spawnSync(command, args, { cwd: ROOT, stdio: ['ignore', 2, 2], env: { ...process.env, ...env } })
    .status === 0

/**
 * A Chromium for the browser tests: the system's, else one is installed.
 * @returns {Promise<string>} the program's path
 */
export async function ensureBrowser() {
  const found = process.env.CHROMIUM_PATH ?? systemBrowser() ?? (await ownBrowser())
  if (found) return found
  print('  installing a browser …')
  const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  if (mayInstall) {
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
    run('apt-get', ['update', '-qq'], quiet)
    run('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk'], quiet)
  }
  if (!systemBrowser()) {
    run(process.execPath, [
      inProject('node_modules', 'playwright', 'cli.js'),
      'install',
      'chromium',
    ])
  }
  const installed = systemBrowser() ?? (await ownBrowser())
  if (installed) return installed
  throw new LaunchError(
    'No Chromium was found and none could be installed. Install Chromium and a Korean font (Debian: apt-get install chromium fonts-noto-cjk), or set CHROMIUM_PATH.',
  )
}
