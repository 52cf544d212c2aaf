import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseStatute } from '@/backend/corpus/parse-statute'
import type { ParsedArticle, ParsedLaw } from '@/backend/corpus/types'

/** The law that stands for its 법령ID today: of several files the newest, of these the longest. */
const isNewer = (a: ParsedLaw, b: ParsedLaw) =>
  (a.promulgatedOn ?? '').localeCompare(b.promulgatedOn ?? '') || a.textLength - b.textLength

const lawIdLine = /^법령ID: '?(\d{6})'?/m
const titleLine = /^제목: '?(.+?)'?$/m
const plainTitle = (title: string) => title.replace(/[\s·ㆍ]/g, '')
/** The front matter stands within these characters. */
const headLength = 1500

/** Laws of a folder in the legalize-kr layout, by 법령ID; each is parsed when it is first asked for. */
export class LawTexts {
  readonly #files = new Map<string, string[]>()
  readonly #ids = new Map<string, string>()
  readonly #laws = new Map<string, ParsedLaw | null>()
  readonly #today: string

  /** @param today yyyy-mm-dd: what takes effect later is pending */
  constructor(folder: string, today: string) {
    this.#today = today
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.md')) continue
      const file = path.join(folder, name)
      const head = readFileSync(file, 'utf8').slice(0, headLength)
      const id = lawIdLine.exec(head)?.[1]
      if (!id) continue
      this.#files.set(id, [...(this.#files.get(id) ?? []), file])
      this.#noteTitle(titleLine.exec(head)?.[1] ?? '', id)
    }
  }

  /** Of laws that share a title, the one whose text is the newest. */
  #noteTitle(title: string, id: string): void {
    const known = this.#ids.get(plainTitle(title))
    if (known === undefined || known === id) {
      this.#ids.set(plainTitle(title), id)
      return
    }
    const [a, b] = [this.law(known), this.law(id)]
    if (a && b && isNewer(b, a) > 0) this.#ids.set(plainTitle(title), id)
  }

  /** The 법령ID of a law by its title, however it is spaced. */
  idOf(title: string): string | null {
    return this.#ids.get(plainTitle(title)) ?? null
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
