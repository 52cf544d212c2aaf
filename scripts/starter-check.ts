import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import {
  starterArticleSchema,
  starterDecisionSchema,
  starterFields,
  starterLawSchema,
} from '@/lib/corpus/starter-schema'
import { indexDecisions } from './starter/corpus-files'
import { proveArticle, proveDecision, proveLaw } from './starter/prove'
import { openStatutes } from './starter/statute-index'

/**
 * `npx tsx scripts/starter-check.ts --corpus <folder> [--partial]` proves the starter corpus against
 * the full one. `--partial` only reports the totals that are still too small. Exit code 1 on failure.
 */
const wanted = { decisions: 150, articles: 120 }

const { values: options } = parseArgs({
  options: { corpus: { type: 'string' }, partial: { type: 'boolean', default: false } },
})
if (!options.corpus || !existsSync(options.corpus)) {
  process.stderr.write('usage: starter-check --corpus <folder> [--partial]\n')
  process.exit(1)
}

const root = join(import.meta.dirname, '..', 'backend', 'starter')
const failures: string[] = []
const fail = (where: string, wrong: string[]) => {
  for (const reason of wrong) failures.push(`${where}: ${reason}`)
}

function load<T>(kind: string, name: string, schema: z.ZodType<T>): T[] {
  const path = join(root, kind, name)
  if (!existsSync(path)) {
    fail(`${kind}/${name}`, ['missing'])
    return []
  }
  const parsed = z.array(schema).safeParse(JSON.parse(readFileSync(path, 'utf8')))
  if (parsed.success) return parsed.data
  fail(`${kind}/${name}`, [z.prettifyError(parsed.error)])
  return []
}

const statutes = openStatutes(options.corpus)
const findDecision = indexDecisions(options.corpus)
const lawIds = new Set<string>()
const usedLaws = new Map<string, string>()
const seen = new Map<string, string>()
const once = (what: string, key: string, where: string) => {
  const before = seen.get(`${what} ${key}`)
  if (before) fail(where, [`${what} ${key} already stands in ${before}`])
  seen.set(`${what} ${key}`, where)
}

const lawTexts = new Map<string, string>()
for (const name of existsSync(join(root, 'laws')) ? readdirSync(join(root, 'laws')) : []) {
  for (const law of load('laws', name, starterLawSchema)) {
    const text = JSON.stringify(law)
    const other = lawTexts.get(law.lawId)
    if (other && other !== text) fail(`laws/${name}`, [`${law.title} differs between files`])
    lawTexts.set(law.lawId, text)
    lawIds.add(law.lawId)
    fail(`laws/${name} ${law.title}`, proveLaw(law, statutes))
  }
}

const totals = { decisions: 0, articles: 0 }
for (const field of starterFields) {
  if (options.partial && !existsSync(join(root, 'decisions', `${field}.json`))) {
    process.stdout.write(`${field}: not written yet\n`)
    continue
  }
  const decisions = load('decisions', `${field}.json`, starterDecisionSchema)
  for (const decision of decisions) {
    const where = `decisions/${field} ${decision.serial} ${decision.caseNumber}`
    once('serial', decision.serial, where)
    for (const id of decision.citedArticles) usedLaws.set(id.split('#')[0] ?? '', where)
    const file = findDecision(decision.caseNumber, decision.serial)
    fail(where, file ? proveDecision(decision, file, statutes) : ['no such serial and number'])
  }
  const articles = load('articles', `${field}.json`, starterArticleSchema)
  for (const article of articles) {
    const where = `articles/${field} ${article.lawId}#${article.no}`
    once('article', `${article.lawId}#${article.no}`, where)
    usedLaws.set(article.lawId, where)
    fail(where, proveArticle(article, statutes))
  }
  totals.decisions += decisions.length
  totals.articles += articles.length
  process.stdout.write(`${field}: ${decisions.length} decisions, ${articles.length} articles\n`)
}
for (const [lawId, where] of usedLaws) {
  if (!lawIds.has(lawId)) fail(where, [`law ${lawId} has no entry in laws/`])
}
for (const kind of ['decisions', 'articles'] as const) {
  const line = `${totals[kind]} ${kind} of at least ${wanted[kind]}`
  if (totals[kind] < wanted[kind] && !options.partial) fail('totals', [line])
  process.stdout.write(`${line}\n`)
}
for (const failure of failures) process.stderr.write(`${failure}\n`)
process.stdout.write(failures.length ? `${failures.length} failures\n` : 'every fact stands\n')
process.exit(failures.length ? 1 : 0)
