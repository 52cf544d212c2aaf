import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { z } from 'zod'
import { runCommand } from '@/lib/command-line'
import { downloadFormats } from '@/lib/templates/constants'
import { templates } from '@/lib/templates/templates'
import { loopbackUrl, quantile } from './bench/load'
import { largeTemplate } from './bench-templates/large-template'
import { measurePreview } from './bench-templates/measure-preview'
import { timeExports, timeKeys } from './bench-templates/time-templates'

const usage = `npm run bench:templates -- [--keys 200] [--url http://localhost:3000]
Works out the preview of every template after a key, and one of an organisation with as many fields as there may be,
and writes each in every format. With --url it also types into forms of a running, built site, and takes the time
until the preview is on the screen.
`

const optionsSchema = z.object({
  url: z.string().optional(),
  keys: z.coerce.number().int().min(10).max(5000).default(200),
})

/** p50, p95 and the worst of them. */
function line(name: string, times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => `${quantile(sorted, part).toFixed(1)} ms`
  return `${name}: p50 ${at(0.5)}, p95 ${at(0.95)}, worst ${at(1)} (${times.length})\n`
}

async function inBrowser(url: string, keys: number): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  })
  try {
    const page = await browser.newPage({ baseURL: loopbackUrl(url).href, locale: 'ko-KR' })
    for (const id of ['certified-mail', 'complaint', 'housing-lease'])
      process.stdout.write(
        line(`a key to the preview, ${id}`, await measurePreview(page, id, keys)),
      )
  } finally {
    await browser.close()
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { url: { type: 'string' }, keys: { type: 'string' }, help: { type: 'boolean' } },
  })
  if (values.help) {
    process.stdout.write(usage)
    return
  }
  const { url, keys } = optionsSchema.parse(values)
  const large = largeTemplate()
  process.stdout.write(
    line(
      `a key worked out, ${templates.length} templates`,
      templates.flatMap((template) => timeKeys(template, keys)),
    ),
  )
  process.stdout.write(line('a key worked out, 200 fields', timeKeys(large, keys)))
  const written = []
  for (const template of [...templates, large]) written.push(await timeExports(template))
  for (const format of downloadFormats)
    process.stdout.write(
      line(
        `${format} written`,
        written.map((times) => times[format]),
      ),
    )
  if (url) await inBrowser(url, keys)
}

runCommand(main)
