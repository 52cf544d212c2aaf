import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'

/** Fetched when asked for: its hundred packages would slow every fresh installation down. */
const PACKAGE = 'lighthouse@12.8.2'
const run = promisify(execFile)
const flags =
  '--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update'

const category = z.object({ score: z.number().nullable() })
const reportSchema = z.object({
  categories: z.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
  }),
  audits: z.record(
    z.string(),
    z.object({ score: z.number().nullable().optional(), numericValue: z.number().optional() }),
  ),
})

export type Scores = {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  /** Milliseconds, on the simulated device. */
  largestPaint: number
  /** Names of the audits that cost points in the three categories without noise. */
  lost: string[]
}

const timing =
  /paint|speed|interactive|blocking|server-response|bootup|mainthread|unused|lcp|cls|insight|legacy-javascript/

/** Lighthouse's verdict on one page. `device` is simulated: a slow phone, or a desktop. */
export async function lighthouse(
  url: string,
  device: 'mobile' | 'desktop',
  browser: string,
): Promise<Scores> {
  const { stdout } = await run(
    'npx',
    [
      '--yes',
      PACKAGE,
      url,
      '--quiet',
      '--output=json',
      `--chrome-flags=${flags}`,
      ...(device === 'desktop' ? ['--preset=desktop'] : []),
    ],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 64 * 1024 * 1024 },
  )
  const { categories, audits } = reportSchema.parse(JSON.parse(stdout))
  const score = (name: keyof typeof categories) => Math.round((categories[name].score ?? 0) * 100)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestPaint: Math.round(audits['largest-contentful-paint']?.numericValue ?? 0),
    lost: Object.entries(audits)
      .filter(([name, audit]) => audit.score === 0 && !timing.test(name))
      .map(([name]) => name),
  }
}
