import type { IndexNames } from '@/backend/search/index/names'
import { normaliseCaseNumber } from '@/lib/korean-law/judgment/case-number'
import { LawNames, lawKey } from '@/lib/korean-law/names/law-names'
import { LAW_NICKNAMES } from '@/lib/korean-law/names/law-nicknames'
import { TextSuggestions } from './text-suggestions'

export type ListedLaw = IndexNames['laws'][number]

/** Look-ups by name and number, kept in memory beside the index. */
export class LookUps {
  /** Laws in force with their titles as they are compared, most cited first. */
  readonly titles: readonly { law: ListedLaw; title: string }[]
  readonly lawNames: LawNames
  readonly phrases: TextSuggestions
  private readonly serials = new Map<string, number | number[]>()
  private readonly articleIds: ReadonlySet<string>
  private readonly lawById: ReadonlyMap<string, ListedLaw>
  /** Numbers in order, for completing one that is half typed. */
  private readonly numbers: string[]

  constructor(names: IndexNames, articleIds: Iterable<string>) {
    this.titles = names.laws
      .filter((law) => law.current)
      .map((law) => ({ law, title: lawKey(law.title) }))
    this.lawNames = new LawNames(names.laws, LAW_NICKNAMES)
    this.lawById = new Map(names.laws.map((law) => [law.lawId, law]))
    this.articleIds = new Set(articleIds)
    this.phrases = new TextSuggestions(names.phrases ?? [])
    for (const [number, serial] of names.numbers) {
      const known = this.serials.get(number)
      if (known === undefined) this.serials.set(number, serial)
      else if (Array.isArray(known)) known.push(serial)
      else this.serials.set(number, [known, serial])
    }
    this.numbers = [...this.serials.keys()].sort()
  }

  /** Serials of the decisions that bear a number, most cited first. */
  serialsOf(caseNumber: string): number[] {
    const known = this.serials.get(normaliseCaseNumber(caseNumber) ?? caseNumber)
    if (known === undefined) return []
    return Array.isArray(known) ? known : [known]
  }

  hasArticle(id: string): boolean {
    return this.articleIds.has(id)
  }

  law(lawId: string): ListedLaw | undefined {
    return this.lawById.get(lawId)
  }

  /** The law whose title or nickname a text is, and nothing more. */
  lawCalled(text: string): ListedLaw | null {
    const found = this.lawNames.resolve(text.replace(/\s+/g, ''))
    return found ? (this.lawById.get(found.lawId) ?? null) : null
  }

  numbersStarting(prefix: string, limit: number): string[] {
    let low = 0
    let high = this.numbers.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.numbers[middle]! < prefix) low = middle + 1
      else high = middle
    }
    return this.numbers.slice(low, low + limit).filter((number) => number.startsWith(prefix))
  }
}
