import type { QuestionIndex } from '@/backend/search/questions/question-index'
import { readArrays, writeArrays } from './array-files'
import { tierArrays } from './index-shape'

const columnArrays = ['articleOf', 'paragraphOf'] as const
const vectorArrays = ['keys', 'scales', 'terms', 'articles'] as const
const lawArrays = ['keys', 'rarity', 'weights', 'bias'] as const
const courtArrays = ['keys', 'counts', 'documents'] as const

/** Writes the index of questions into an index folder, where it stands beside that of the corpus. */
export async function writeQuestionIndex(folder: string, index: QuestionIndex): Promise<void> {
  await writeArrays(folder, 'questionsSingle', tierArrays, index.single)
  await writeArrays(folder, 'questionsPooled', tierArrays, index.pooled)
  await writeArrays(folder, 'questions', columnArrays, index)
  await writeArrays(folder, 'questionVectors', vectorArrays, index.vectors)
  await writeArrays(folder, 'questionCourt', courtArrays, index.courtTerms)
  await writeArrays(folder, 'lawQuestions', lawArrays, index.lawQuestions)
}

/** @throws Error when a file is missing or short */
export async function readQuestionIndex(folder: string): Promise<QuestionIndex> {
  return {
    single: await readArrays(folder, 'questionsSingle', tierArrays),
    pooled: await readArrays(folder, 'questionsPooled', tierArrays),
    ...(await readArrays(folder, 'questions', columnArrays)),
    vectors: await readArrays(folder, 'questionVectors', vectorArrays),
    courtTerms: await readArrays(folder, 'questionCourt', courtArrays),
    lawQuestions: await readArrays(folder, 'lawQuestions', lawArrays),
  }
}
