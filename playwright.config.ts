import { defineConfig, devices } from '@playwright/test'
import { thisMachine } from './e2e/fixtures/this-machine'

/**
 * Against the real stack with the starter corpus, which the launcher starts and names in BASE_URL.
 * CHROMIUM_PATH may name a browser of the machine. STACK_PIDS names the processes of a stack that was made
 * for tests, which may be killed.
 */
const { BASE_URL = 'http://localhost:3000', CHROMIUM_PATH = '/usr/bin/chromium' } = process.env
const { STACK_PIDS, CI } = process.env

/**
 * The address bar's popup is a page of its own in each window, and took a fifth of all time. Chromium heeds
 * the last of such lists, so this one repeats what playwright turns off.
 */
const unwantedFeatures = [
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

const killing = /recovery\.spec\.ts/
const site = { name: 'site', testIgnore: killing }
/** After everything else, one at a time: who kills the stack's processes disturbs all others. */
const recovery = {
  name: 'recovery',
  testMatch: killing,
  dependencies: [site.name],
  workers: 1,
}

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  forbidOnly: Boolean(CI),
  fullyParallel: true,
  workers: 2,
  // Two browsers and the whole stack share a machine. What passes the second time is listed as flaky, and is a
  // defect; this goes once five whole runs have been without one.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  projects: STACK_PIDS ? [site, recovery] : [site],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: BASE_URL,
    // Visitors are at this machine unless a test gives them an address of their own.
    extraHTTPHeaders: thisMachine,
    locale: 'ko-KR',
    // An odd zone catches a date that is not a day of the Korean calendar.
    timezoneId: 'Pacific/Kiritimati',
    // A trace takes a fourth of the time; `npm test -- e2e FILE --trace on` writes one.
    trace: 'off',
    launchOptions: {
      executablePath: CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${unwantedFeatures.join(',')}`,
      ],
    },
  },
})
