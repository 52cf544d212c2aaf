import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseStatute } from '@/backend/corpus/parse-statute'
import type { ParsedArticle, ParsedLaw } from '@/backend/corpus/types'

/** The law that stands for its 법령ID today: of several files the newest, of these the longest. */
const isNewer = (a: ParsedLaw, b: ParsedLaw) =>
  (a.promulgatedOn ?? '').localeCompare(b.promulgatedOn ?? '') || a.textLength - b.textLength

const lawIdLine = /^법령ID: '?(\d{6})'?/m
/** The front matter stands within these characters. */
const headLength = 1500

/** Laws of a folder in the legalize-kr layout, by 법령ID; each is parsed when it is first asked for. */
export class LawTexts {
  readonly #files = new Map<string, string[]>()
  readonly #laws = new Map<string, ParsedLaw | null>()
  readonly #today: string

  /** @param today yyyy-mm-dd: what takes effect later is pending */
  constructor(folder: string, today: string) {
    this.#today = today
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.md')) continue
      const file = path.join(folder, name)
      const id = lawIdLine.exec(readFileSync(file, 'utf8').slice(0, headLength))?.[1]
      if (id) this.#files.set(id, [...(this.#files.get(id) ?? []), file])
    }
  }

  law(id: string): ParsedLaw | null {
    const known = this.#laws.get(id)
    if (known !== undefined) return known
    const editions = (this.#files.get(id) ?? []).map((file) =>
      parseStatute(readFileSync(file, 'utf8'), this.#today),
    )
    const law = editions.sort((a, b) => isNewer(b, a))[0] ?? null
    this.#laws.set(id, law)
    return law
  }

  article(id: string, no: string): ParsedArticle | null {
    return this.law(id)?.articles.find((article) => article.no === no) ?? null
  }
}
