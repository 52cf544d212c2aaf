/** A document of the stand-in: tiers as token → frequency, everything else as it was sent. */
export type StoredDocument = {
  id: string
  tiers: Record<string, Map<string, number>>
  source: Record<string, unknown>
}
type Json = Record<string, unknown>

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])
const only = (value: unknown) => Object.entries(value as Json)[0] as [string, unknown]

/** Matches and scores the documents of one index. */
export class Query {
  private readonly counted = new Map<string, number>()

  constructor(private readonly documents: readonly StoredDocument[]) {}

  frequency(field: string, token: string): number {
    const key = `${field} ${token}`
    const known = this.counted.get(key)
    if (known !== undefined) return known
    const count = this.documents.filter(({ tiers }) => tiers[field]?.has(token)).length
    this.counted.set(key, count)
    return count
  }

  private tierScore(document: StoredDocument, field: string, token: string, boost: number) {
    const impact = document.tiers[field]?.get(token)
    if (impact === undefined) return null
    const holding = this.frequency(field, token)
    const all = this.documents.length
    return (boost * Math.log(1 + (all - holding + 0.5) / (holding + 0.5)) * impact) / 255
  }

  private values(document: StoredDocument, field: string): unknown[] {
    return asList(document.source[field]).filter((value) => value !== undefined)
  }

  /** Score of a document, or null when it does not match. Only what the engine sends is known. */
  score(query: unknown, document: StoredDocument): number | null {
    const [kind, body] = only(query)
    if (kind === 'match_none') return null
    if (kind === 'bool') return this.bool(body as Json, document)
    if (kind === 'ids')
      return (body as { values: string[] }).values.includes(document.id) ? 1 : null
    if (kind === 'constant_score') {
      const { filter, boost } = body as { filter: unknown; boost: number }
      return this.score(filter, document) === null ? null : boost
    }
    if (kind === 'exists')
      return this.values(document, (body as { field: string }).field).length > 0 ? 1 : null
    const [field, asked] = only(body)
    if (kind === 'range') {
      const { gte = -Infinity, lte = Infinity } = asked as { gte?: number; lte?: number }
      const inside = (value: unknown) => Number(value) >= gte && Number(value) <= lte
      return this.values(document, field).some(inside) ? 1 : null
    }
    if (kind === 'terms' || kind === 'term') {
      if (kind === 'term' && field in document.tiers) {
        const { value, boost } =
          typeof asked === 'string'
            ? { value: asked, boost: 1 }
            : (asked as { value: string; boost: number })
        return this.tierScore(document, field, value, boost)
      }
      const wanted = asList(asked)
      return this.values(document, field).some((value) => wanted.includes(value)) ? 1 : null
    }
    throw new Error(`the stand-in knows no ${kind}`)
  }

  private bool(body: Json, document: StoredDocument): number | null {
    const {
      should = [],
      filter = [],
      must_not = [],
      minimum_should_match = 0,
    } = body as {
      should?: unknown[]
      filter?: unknown[]
      must_not?: unknown[]
      minimum_should_match?: number
    }
    if (filter.some((one) => this.score(one, document) === null)) return null
    if (must_not.some((one) => this.score(one, document) !== null)) return null
    const scores = should.map((one) => this.score(one, document)).filter((one) => one !== null)
    if (scores.length < minimum_should_match) return null
    return scores.reduce((sum, one) => sum + one, 0)
  }
}
