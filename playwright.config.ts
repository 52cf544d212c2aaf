import { defineConfig, devices } from '@playwright/test'

/**
 * Against the real stack with the starter corpus, which the launcher starts and names in BASE_URL.
 * CHROMIUM_PATH may name a browser of the machine.
 */
const { BASE_URL = 'http://localhost:3000', CHROMIUM_PATH = '/usr/bin/chromium', CI } = process.env

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
