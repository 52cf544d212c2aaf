import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { z } from 'zod'
import { runCommand } from '@/lib/command-line'
import { type AppLocale, locales } from '@/lib/i18n/routing'
import { loopbackUrl } from './bench/load'
import { lighthouse } from './site/lighthouse'
import { inspectPage, problemsOf } from './site/page-inspection'
import { addressOf, routes } from './site/routes'

const usage = `npm run site:report -- [--url http://localhost:3000] [--only TEXT] [--languages ko,en,ja,zh] [--lighthouse mobile,desktop]
Opens every page in a browser and prints a line each: status, title, heads, structured data, axe, script, paint,
and Lighthouse's scores when asked. The address must be the one that the site itself was told (SITE_URL).
`
const optionsSchema = z.object({
  url: z.string().default('http://localhost:3000'),
  only: z.string().default(''),
  languages: z.string().default(locales.join()),
  lighthouse: z.string().default(''),
  browser: z.string().default('/usr/bin/chromium'),
})

const cell = (text: string) => text.replaceAll('|', '/').slice(0, 60)

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      only: { type: 'string' },
      languages: { type: 'string' },
      lighthouse: { type: 'string' },
      browser: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) {
    process.stdout.write(usage)
    return
  }
  const options = optionsSchema.parse(values)
  const base = loopbackUrl(options.url)
  const devices = z
    .array(z.enum(['mobile', 'desktop']))
    .parse(options.lighthouse.split(',').filter(Boolean))
  const languages = z.array(z.enum(locales)).parse(options.languages.split(','))
  const browser = await chromium.launch({ executablePath: options.browser, args: ['--no-sandbox'] })
  const page = await (await browser.newContext()).newPage()
  const head = ['page', 'lang', 'status', 'title', 'h1', 'script kB', 'LCP ms', 'axe', 'problems']
  const scores = devices.map((device) => `${device} perf/a11y/best/seo, LCP`)
  process.stdout.write(
    `| ${[...head, ...scores].join(' | ')} |\n|${' --- |'.repeat(head.length + scores.length)}\n`,
  )
  let wrong = 0
  const line = async (route: ReturnType<typeof routes>[number], locale: AppLocale) => {
    const url = addressOf(base.href, locale, route.path)
    const found = await inspectPage(page, url, { paint: true })
    const problems = problemsOf(found, { ...route, canonical: url })
    wrong += problems.length
    const verdicts: string[] = []
    for (const device of route.status === 200 ? devices : []) {
      const score = await lighthouse(url, device, options.browser)
      const marks = [score.performance, score.accessibility, score.bestPractices, score.seo]
      verdicts.push(
        `${marks.join('/')}, ${score.largestPaint}${score.lost.length ? ` (${score.lost.join(' ')})` : ''}`,
      )
    }
    const cells = [
      route.path,
      locale,
      String(found.status),
      found.title,
      found.h1[0] ?? '',
      (found.script / 1024).toFixed(1),
      String(found.largestPaint),
      String(found.axe.length),
    ]
    process.stdout.write(
      `| ${[...cells.map(cell), problems.join('; ') || 'none', ...verdicts].join(' | ')} |\n`,
    )
  }
  try {
    for (const route of routes().filter(({ path }) => path.includes(options.only))) {
      for (const locale of languages) await line(route, locale)
    }
  } finally {
    await browser.close()
  }
  process.stderr.write(`${wrong} problems\n`)
  if (wrong > 0) process.exitCode = 1
}

runCommand(main, { usage })
