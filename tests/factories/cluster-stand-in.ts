import { createServer, type IncomingMessage } from 'node:http'
import { listenLocally } from '@/scripts/bench/local-port'
import { Query, type StoredDocument } from './cluster-query'

type Json = Record<string, unknown>
type StoredIndex = { body: Json; documents: StoredDocument[] }
type Answer = { status: number; body: unknown }

const ok = (body: unknown): Answer => ({ status: 200, body })
const missing: Answer = { status: 404, body: { error: { reason: 'no such index' }, status: 404 } }
const tierFields = ['text', 'body', 'phrases']

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

/** Tokens `key|frequency`, as the filter delimited_term_freq reads them. */
function tokens(text: string): Map<string, number> {
  return new Map(
    text.split(' ').map((token) => {
      const [key = '', frequency = '1'] = token.split('|')
      return [key, Number(frequency)]
    }),
  )
}

/**
 * What the documentation of OpenSearch says of the requests that the engine sends, in memory. `replies`
 * answers a path in another way; `asked` remembers every request.
 */
export class ClusterStandIn {
  readonly indices = new Map<string, StoredIndex>()
  readonly aliases = new Map<string, string>()
  readonly asked: { method: string; path: string; text: string; authorization?: string }[] = []
  readonly replies = new Map<string, () => Answer | string>()
  private readonly server = createServer((request, response) => {
    void bodyOf(request).then((text) => {
      const [method, path] = [request.method ?? '', request.url ?? '']
      const { authorization } = request.headers
      this.asked.push({ method, path, text, ...(authorization ? { authorization } : {}) })
      const reply = this.replies.get(path)?.() ?? this.answer(method, path, text)
      const { status, body } = typeof reply === 'string' ? { status: 200, body: reply } : reply
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    })
  })

  async listen(): Promise<string> {
    const port = await listenLocally(this.server)
    return `http://127.0.0.1:${port}`
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private find(name: string): StoredIndex | undefined {
    return this.indices.get(this.aliases.get(name) ?? name)
  }

  private answer(method: string, path: string, text: string): Answer {
    const [first = '', second] = path.slice(1).split('?')[0]!.split('/')
    const lines = () =>
      text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Json)
    if (first === '_bulk') return this.bulk(lines())
    if (first === '_msearch') return this.searchMany(lines())
    if (first === '_mtermvectors') return this.termVectors(JSON.parse(text))
    if (first === '_aliases') return this.moveAliases(JSON.parse(text))
    if (first === '_alias') {
      const name = this.aliases.get(second ?? '')
      return name ? ok({ [name]: {} }) : missing
    }
    if (second === '_mapping') {
      const name = this.aliases.get(first)
      return name ? ok({ [name]: { mappings: this.indices.get(name)?.body.mappings } }) : missing
    }
    if (second === '_refresh') return ok({})
    if (method === 'PUT') {
      if (this.indices.has(first)) return { status: 400, body: { error: { reason: 'exists' } } }
      this.indices.set(first, { body: JSON.parse(text), documents: [] })
      return ok({ acknowledged: true })
    }
    this.indices.delete(first)
    return ok({ acknowledged: true })
  }

  private bulk(lines: Json[]): Answer {
    for (let i = 0; i < lines.length; i += 2) {
      const { _index, _id } = lines[i]!.index as { _index: string; _id: string }
      const { documents } = this.indices.get(_index)!
      const tiers: StoredDocument['tiers'] = {}
      const source = { ...lines[i + 1]! }
      for (const field of tierFields.filter((one) => one in source)) {
        tiers[field] = tokens(String(source[field]))
        delete source[field]
      }
      const known = documents.findIndex(({ id }) => id === _id)
      if (known >= 0) documents.splice(known, 1)
      documents.push({ id: _id, tiers, source })
    }
    return ok({ errors: false, items: [] })
  }

  private moveAliases({ actions }: { actions: Json[] }): Answer {
    for (const action of actions) {
      const { add, remove_index } = action as {
        add?: { index: string; alias: string }
        remove_index?: { index: string }
      }
      if (add) this.aliases.set(add.alias, add.index)
      if (remove_index) this.indices.delete(remove_index.index)
    }
    return ok({ acknowledged: true })
  }

  private termVectors({
    docs,
  }: {
    docs: { _index: string; doc: Record<string, string> }[]
  }): Answer {
    return ok({
      docs: docs.map(({ _index, doc }) => {
        const documents = this.find(_index)?.documents ?? []
        const query = new Query(documents)
        const vectors = Object.entries(doc).map(([field, text]) => {
          const known = [...tokens(text).keys()].map((token) => {
            const doc_freq = query.frequency(field, token)
            return [token, doc_freq > 0 ? { doc_freq, term_freq: 1 } : { term_freq: 1 }]
          })
          const field_statistics = { doc_count: documents.length, sum_doc_freq: 1, sum_ttf: 1 }
          return [field, { field_statistics, terms: Object.fromEntries(known) }]
        })
        return { _index, found: true, took: 1, term_vectors: Object.fromEntries(vectors) }
      }),
    })
  }

  private searchMany(lines: Json[]): Answer {
    const responses: unknown[] = []
    for (let i = 0; i < lines.length; i += 2)
      responses.push(this.search(String(lines[i]!.index), lines[i + 1]!))
    return ok({ took: 1, responses })
  }

  private search(name: string, body: Json): unknown {
    const { documents } = this.find(name)!
    const query = new Query(documents)
    const {
      min_score = -Infinity,
      from = 0,
      size = 10,
      sort = [],
      aggs = {},
      _source,
    } = body as {
      min_score?: number
      from?: number
      size?: number
      sort?: Json[]
      aggs?: Record<string, { terms: { field: string } }>
      _source?: string[] | false
    }
    const found = documents.flatMap((document) => {
      const score = query.score(body.query, document)
      return score !== null && score >= min_score ? [{ document, score }] : []
    })
    const keyOf = (hit: (typeof found)[number], field: string) =>
      field === '_score' ? hit.score : Number(hit.document.source[field] ?? -Infinity)
    const orders = sort.map((one) => Object.entries(one)[0]!)
    found.sort((x, y) => {
      for (const [field, how] of orders) {
        const order = typeof how === 'string' ? how : (how as { order: string }).order
        const by = keyOf(x, field) === keyOf(y, field) ? 0 : keyOf(x, field) - keyOf(y, field)
        if (by !== 0) return order === 'desc' ? -by : by
      }
      return 0
    })
    return {
      status: 200,
      hits: {
        total: { value: found.length, relation: 'eq' },
        hits: found.slice(from, from + size).map(({ document, score }) => ({
          _id: document.id,
          _score: score,
          ...(_source
            ? {
                _source: Object.fromEntries(
                  Object.entries(document.source).filter(([field]) => _source.includes(field)),
                ),
              }
            : {}),
        })),
      },
      aggregations: Object.fromEntries(
        Object.entries(aggs).map(([label, { terms }]) => {
          const counts = new Map<string, number>()
          for (const { document } of found) {
            const value = document.source[terms.field]
            if (value !== undefined) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1)
          }
          return [label, { buckets: [...counts].map(([key, doc_count]) => ({ key, doc_count })) }]
        }),
      ),
    }
  }
}
