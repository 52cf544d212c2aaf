import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { readLines } from '@/backend/questions/article-lines'
import { type Explanation, explanationSchema } from './schema'

/** Where the explanations stand in the project: a file for each law. */
export const explanationsFolder = path.resolve('backend', 'explanations', 'data')

/** @throws Error naming file and line of what does not follow the schema */
export function readExplanations(folder = explanationsFolder): Explanation[] {
  const names = existsSync(folder) ? readdirSync(folder).sort() : []
  return names.flatMap((name) => readLines(path.join(folder, name), explanationSchema))
}
