import type { TermFrequencies, Tier } from '@/backend/search/index/tier'

/** Axes of the space in which questions and articles are compared by meaning; a multiple of four. */
export const vectorSize = 200

/**
 * How people ask for articles, as an index of its own: the same beside the index in this process and beside
 * a cluster. Articles are numbered as the documents of the article index, asked for or not; everything lies
 * over arrays of 32 bits, which threads share and files hold.
 */
export type QuestionIndex = {
  /** Every question is a document. */
  single: Tier
  /** All questions of an article are one document, which has the article's number. */
  pooled: Tier
  /** The article of each question, and the paragraph (항) that answers it, 0 where none is named. */
  articleOf: Uint32Array
  paragraphOf: Uint32Array
  vectors: Vectors
  /** How courts word their issues, to tell people's words from theirs. */
  courtTerms: TermFrequencies
  lawQuestions: LawQuestionModel
}

/**
 * Latent semantic vectors of terms and articles, a byte for each axis. Terms of four languages share the
 * space, because the questions of an article in all languages are one text.
 */
export type Vectors = {
  /** Sorted keys of the terms. */
  keys: Uint32Array
  /** What a term's bytes are multiplied by, as the bits of a 32-bit float; its rarity is in it. */
  scales: Uint32Array
  terms: Uint32Array
  /** Unit vectors by article; of one that is repealed or replaced nothing but zeros. */
  articles: Uint32Array
}

/** A weight for each term that speaks for or against a question of law; all but `keys` are the bits of floats. */
export type LawQuestionModel = {
  keys: Uint32Array
  rarity: Uint32Array
  weights: Uint32Array
  bias: Uint32Array
}
