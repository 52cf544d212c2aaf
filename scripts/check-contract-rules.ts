import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { runCommand } from '@/lib/command-line'
import { citedArticles, staleRules } from '@/lib/contracts/rules/staleness'
import { articleHash } from '@/lib/korean-law/statute/article-hash'

const usage = `npm run -s contracts:rules -- --statutes FOLDER [--write]
Holds the articles that the rules of contract review rest on against the statutes in FOLDER (legalize-kr layout).
--write records today's texts as the ones that the rules were read against.
`
const hashFile = path.join(import.meta.dirname, '../lib/contracts/rules/article-hashes.json')
const plain = (name: string) => name.normalize('NFC').replace(/[\sㆍ·・]/g, '')

function main(): number {
  const { values } = parseArgs({
    options: { statutes: { type: 'string' }, write: { type: 'boolean' } },
  })
  if (!values.statutes) {
    process.stderr.write(usage)
    return 2
  }
  const folder = values.statutes
  const folders = new Map(readdirSync(folder).map((name) => [plain(name), name]))
  const texts = new Map<string, string>()

  /** The longest file of a law or decree: a code's folder can hold a stub of the same name. */
  const lawText = (law: string): string => {
    const known = texts.get(law)
    if (known !== undefined) return known
    const decree = / ?(시행령|시행규칙)$/.exec(law)?.[1]
    const name = folders.get(plain(law.replace(/ ?(?:시행령|시행규칙)$/, '')))
    const files = name ? readdirSync(path.join(folder, name)) : []
    const wanted = files.filter((file) =>
      decree ? plain(file).startsWith(decree) : plain(file).startsWith('법률'),
    )
    const contents = wanted.map((file) => readFileSync(path.join(folder, name ?? '', file), 'utf8'))
    const text = contents.sort((a, b) => b.length - a.length)[0] ?? ''
    texts.set(law, text)
    return text
  }

  const hashOf = (article: string): string | null => {
    const [, law = '', no = ''] = /^(.*) (제\d+조(?:의\d+)?)$/.exec(article) ?? []
    const body = new RegExp(
      `^#+ *${no} *(?:\\([^\\n]*)?\\n([\\s\\S]*?)(?=^#|$(?![\\s\\S]))`,
      'm',
    ).exec(lawText(law))?.[1]
    return body === undefined ? null : articleHash(body)
  }

  if (values.write) {
    const hashes = Object.fromEntries(
      citedArticles.map((article) => [article, hashOf(article) ?? '']),
    )
    writeFileSync(hashFile, `${JSON.stringify(hashes, null, 2)}\n`)
    process.stdout.write(`${citedArticles.length} articles recorded\n`)
    return 0
  }
  const stale = staleRules(hashOf)
  for (const { rule, article, reason } of stale)
    process.stdout.write(`${rule}: ${article} ${reason}\n`)
  process.stdout.write(`${citedArticles.length} articles, ${stale.length} stale\n`)
  return stale.length > 0 ? 1 : 0
}

await runCommand(async () => main(), { failed: 2, usage })
