import { readFile } from 'node:fs/promises'
import type { z } from 'zod'

/** @throws Error naming the file and the line that does not fit. */
export async function readJsonLines<Row>(path: string, schema: z.ZodType<Row>): Promise<Row[]> {
  const lines = (await readFile(path, 'utf8')).split('\n')
  return lines.flatMap((line, i) => {
    if (line.trim() === '') return []
    const parsed = schema.safeParse(JSON.parse(line))
    if (!parsed.success) throw new Error(`${path}:${i + 1}: ${parsed.error.issues[0]?.message}`)
    return [parsed.data]
  })
}
