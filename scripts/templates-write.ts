import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { text as readAll } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { runCommand } from '@/lib/command-line'
import { koreanDay } from '@/lib/korean-time'
import { answerSchema } from '@/lib/templates/answer-schema'
import { consistentExample } from '@/lib/templates/example-answers'
import { guideOf } from '@/lib/templates/guide'
import { findTemplate, templates } from '@/lib/templates/templates'
import type { Template } from '@/lib/templates/types'
import { writeAnswers } from '@/lib/templates/write-answers'
import { writeTemplateFile } from '@/lib/templates/write-file'
import guides from '@/messages/ko/templateGuides.json'
import { documentEndings, formatOf } from './templates/document-endings'
import { faultLine } from './templates/fault-words'

const usage = `Writes the document of a template from answers.

  npm run -s templates:write -- NAME ANSWERS.json OUT${documentEndings.join('|')}
  npm run -s templates:write -- NAME --help      the JSON schema of its answers, and an example
  npm run -s templates:write -- --help           this, and all names

NAME is an id or a Korean name. ANSWERS.json is a JSON object; - reads standard input. Keys are the names of the
schema or their Korean titles. What is not answered stands as a marked blank. What the law says about an answer, and
answers that cannot be read, are told on standard error; with the latter the exit code is 1 and the document is
written without them.
`

const idWidth = Math.max(...templates.map(({ id }) => id.length)) + 2

const list = () =>
  templates
    .map(
      ({ id, title, alsoCalled = [] }) =>
        `  ${id.padEnd(idWidth)}${[title, ...alsoCalled].join(', ')}\n`,
    )
    .join('')

function explain(template: Template): void {
  const guide = guideOf(guides, template.id)
  const described = {
    name: template.id,
    title: template.title,
    about: guide.about,
    articles: template.articles,
    schema: answerSchema(template, guide),
    example: consistentExample(template),
  }
  process.stdout.write(`${JSON.stringify(described, null, 2)}\n`)
}

async function write(template: Template, from: string, to: string): Promise<number> {
  const extension = path.extname(to).toLowerCase()
  const format = formatOf(extension)
  if (!format) {
    process.stderr.write(`${to}: one of ${documentEndings.join(', ')}\n`)
    return 2
  }
  const text = from === '-' ? await readAll(process.stdin) : await readFile(from, 'utf8')
  let raw: unknown
  try {
    raw = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    process.stderr.write(`${from === '-' ? 'standard input' : from}: not JSON\n`)
    return 2
  }
  const guide = guideOf(guides, template.id)
  const now = koreanDay(new Date())
  const { document, faults, findings } = writeAnswers(template, raw, { guide, today: now })
  await writeFile(to, await writeTemplateFile(document, format))
  for (const fault of faults) process.stderr.write(`${faultLine(template, fault)}\n`)
  for (const { id, field, article } of findings) {
    process.stderr.write(`${field}: ${article}: ${guide.checks?.[id] ?? id}\n`)
  }
  return faults.length > 0 ? 1 : 0
}

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  })
  const [name, from, to, ...rest] = positionals
  if (name === undefined) {
    const out = values.help ? process.stdout : process.stderr
    out.write(`${usage}\nNames:\n${list()}`)
    return values.help ? 0 : 2
  }
  const template = findTemplate(name)
  if (!template) {
    process.stderr.write(`There is no template ${name}. Names:\n${list()}`)
    return 2
  }
  if (values.help) {
    explain(template)
    return 0
  }
  if (from === undefined || to === undefined || rest.length > 0) {
    process.stderr.write(usage)
    return 2
  }
  return write(template, from, to)
}

runCommand(run)
