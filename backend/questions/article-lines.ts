import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/** What is filed by article: one line of JSON each, the lines of a law in a file of its own. */
export type ArticleLine = { law: string; article: string }

/** @throws Error naming file and line of what does not follow the schema */
export function readLines<T>(file: string, schema: z.ZodType<T>): T[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((line, at) => {
    if (line === '') return []
    const parsed = schema.safeParse(JSON.parse(line))
    if (parsed.success) return [parsed.data]
    throw new Error(`${file}:${at + 1}: ${z.prettifyError(parsed.error)}`)
  })
}

const numbersOf = (article: string) => article.split('의').map(Number)

function inOrder(a: ArticleLine, b: ArticleLine): number {
  const [x, y] = [numbersOf(a.article), numbersOf(b.article)]
  return (x[0] ?? 0) - (y[0] ?? 0) || (x[1] ?? 0) - (y[1] ?? 0)
}

/** Files lines with those that the file has, in the order of their articles. A line of the same article is replaced. */
export function fileLines<T extends ArticleLine>(
  file: string,
  schema: z.ZodType<T>,
  added: readonly T[],
): void {
  const filed = new Map([...readLines(file, schema), ...added].map((line) => [line.article, line]))
  const lines = [...filed.values()].sort(inOrder).map((line) => JSON.stringify(line))
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${lines.join('\n')}\n`)
}
