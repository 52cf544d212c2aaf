import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { indexFormat } from '@/backend/search/index/index-shape'
import { currentIndexFolder } from '@/backend/search/index/index-store'

const ofThisFormat = z.object({ format: z.literal(indexFormat) })

/** Whether a data folder has an index that this version can open; else it must be built anew. */
export async function hasIndex(dataDir: string): Promise<boolean> {
  const folder = await currentIndexFolder(dataDir).catch(() => null)
  if (!folder) return false
  const manifest = await readFile(path.join(folder, 'manifest.json'), 'utf8').catch(() => 'null')
  return ofThisFormat.safeParse(JSON.parse(manifest)).success
}
