import { createHash } from 'node:crypto'
import { z } from 'zod'
import { env } from '@/lib/env'
import { AppError, toAppError } from '@/lib/errors'
import { fetchJson } from '@/lib/http'
import { log } from '@/lib/log'
import { retry, type Sleep, transientFailures } from '@/lib/retry'
import { toUnit } from './int8-vector'
import { hashBytes } from './vector-file'

/** An OpenAI-compatible endpoint that makes vectors of texts, and what the model wants before a text. */
export type EmbeddingSetting = {
  url: string
  key?: string | undefined
  model: string
  queryPrefix: string
  passagePrefix: string
}

/** Null where people's documents are searched by words alone. */
export function embeddingSetting(): EmbeddingSetting | null {
  const setting = env()
  const { EMBEDDINGS_BASE_URL: url, EMBEDDINGS_API_KEY: key, EMBEDDINGS_MODEL: model } = setting
  if (!url || !model) return null
  const { EMBEDDINGS_QUERY_PREFIX: queryPrefix, EMBEDDINGS_PASSAGE_PREFIX: passagePrefix } = setting
  return { url, key, model, queryPrefix, passagePrefix }
}

const answerSchema = z.object({
  data: z.array(
    z.object({ index: z.number().int(), embedding: z.array(z.number()).min(1).max(8192) }),
  ),
})

/** What tests replace. */
export type EmbeddingLimits = { passagesMs: number; queryMs: number; sleep?: Sleep }
const usualLimits: EmbeddingLimits = { passagesMs: 30_000, queryMs: 1500 }
const passageRetries = { attempts: 3, baseDelay: 1000, retryOn: transientFailures }
/** Longer than any passage but a row of a table; what models read is not much more. */
const longestText = 1200

/** As much of a text as is sent, without half a character at its end. */
const sentOf = (text: string) => text.slice(0, longestText).replace(/[\ud800-\udbff]$/, '')

const broken = (internal: string) => new AppError('badGateway', { internal })

/** The one caller of the endpoint. Nothing of a text is ever logged, nor of what the endpoint says of it. */
export class Embedder {
  /** Names the space that vectors can be compared in. */
  readonly id: string
  readonly model: string
  /** How long vectors are; a model that is changed behind its name has others. */
  #dimension: number | null = null
  readonly #limits: EmbeddingLimits

  constructor(
    private readonly setting: EmbeddingSetting,
    limits: Partial<EmbeddingLimits> = {},
  ) {
    const { model, passagePrefix } = setting
    this.model = model
    this.id = createHash('sha256').update(`${model}\n${passagePrefix}`).digest('hex').slice(0, 16)
    this.#limits = { ...usualLimits, ...limits }
  }

  /** What a passage is known by: the same for the same model and text. */
  hashOf(text: string): string {
    const hash = createHash('sha256').update(`${this.id}\n${sentOf(text)}`)
    return hash.digest('hex').slice(0, hashBytes * 2)
  }

  /** How long the vectors of this model are; asked once. @throws AppError */
  async dimension(): Promise<number> {
    if (this.#dimension === null) await this.passages(['법'])
    return this.#dimension ?? 0
  }

  /** Unit vectors of passages, in their order; tried again when the endpoint fails. @throws AppError */
  passages(texts: readonly string[]): Promise<Float32Array[]> {
    return this.#tried(texts, this.setting.passagePrefix)
  }

  /** The same of questions, where nobody waits for an answer. @throws AppError */
  queries(texts: readonly string[]): Promise<Float32Array[]> {
    return this.#tried(texts, this.setting.queryPrefix)
  }

  /** The unit vector of a question; null when it does not come at once. */
  async query(text: string): Promise<Float32Array | null> {
    try {
      const [vector] = await this.#ask([this.setting.queryPrefix + text], this.#limits.queryMs)
      return vector ?? null
    } catch (thrown) {
      log.warn('knowledge.query-not-embedded', { code: toAppError(thrown).code })
      return null
    }
  }

  #tried(texts: readonly string[], prefix: string): Promise<Float32Array[]> {
    const input = texts.map((text) => prefix + sentOf(text))
    const { passagesMs, sleep } = this.#limits
    return retry(() => this.#ask(input, passagesMs), passageRetries, sleep)
  }

  async #ask(input: readonly string[], timeoutMs: number): Promise<Float32Array[]> {
    const { url, key, model } = this.setting
    const { data } = await fetchJson({
      url: `${url.replace(/\/+$/, '')}/embeddings`,
      schema: answerSchema,
      timeoutMs,
      method: 'POST',
      body: { model, input, encoding_format: 'float' },
      ...(key ? { headers: { authorization: `Bearer ${key}` } } : {}),
    })
    const vectors = new Map(data.map(({ index, embedding }) => [index, embedding]))
    if (data.length !== input.length || vectors.size !== input.length)
      throw broken('as many vectors as texts were expected')
    return input.map((_, at) => this.#check(vectors.get(at)))
  }

  #check(vector: number[] | undefined): Float32Array {
    if (!vector) throw broken('a text has no vector')
    const length = this.#dimension ?? vector.length
    if (vector.length !== length) throw broken(`vectors of ${length} numbers were expected`)
    if (vector.every((value) => value === 0)) throw broken('a vector has no direction')
    this.#dimension = length
    return toUnit(vector)
  }
}
