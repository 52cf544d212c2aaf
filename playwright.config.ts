import { defineConfig, devices } from '@playwright/test'

/**
 * Against the real stack with the starter corpus, which the launcher starts and names in BASE_URL.
 * CHROMIUM_PATH may name a browser of the machine. STACK_PIDS names the processes of a stack that was made
 * for tests, which may be killed.
 */
const { BASE_URL = 'http://localhost:3000', CHROMIUM_PATH = '/usr/bin/chromium' } = process.env
const { STACK_PIDS, CI } = process.env

const killing = /recovery\.spec\.ts/
const site = { name: 'site', testIgnore: killing }
/** After everything else: who kills the stack's processes disturbs all others. */
const recovery = { name: 'recovery', testMatch: killing, dependencies: [site.name] }

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  forbidOnly: Boolean(CI),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  projects: STACK_PIDS ? [site, recovery] : [site],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: BASE_URL,
    locale: 'ko-KR',
    // An odd zone catches a date that is not a day of the Korean calendar.
    timezoneId: 'Pacific/Kiritimati',
    trace: 'retain-on-failure',
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
      ],
    },
  },
})
