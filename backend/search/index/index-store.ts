import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { QuestionIndex } from '@/backend/search/questions/question-index'
import { readArrays, writeArrays } from './array-files'
import { checkIntegrity } from './index-integrity'
import { type CorpusIndex, indexFormat, tierArrays, tierNames } from './index-shape'
import { readQuestionIndex, writeQuestionIndex } from './question-files'
import type { Tier } from './tier'

/**
 * Index folders under `<data>/index/<version>`, and `<data>/index/current.json` that names the one in
 * use. A new index is written beside the old one and takes over by one rename; readers of the old
 * one hold it in memory.
 */
const manifestSchema = z.object({
  version: z.string().regex(/^[\w-]+$/),
  format: z.literal(indexFormat),
  builtAt: z.string(),
  courts: z.array(z.string()),
  courtLevels: z.array(z.string()),
  caseTypes: z.array(z.string()),
  outcomes: z.array(z.string()),
  lawKinds: z.array(z.string()),
  lawIds: z.array(z.string()),
  articleNos: z.array(z.string()),
})
const currentSchema = z.object({ version: z.string().regex(/^[\w-]+$/) })

const caseArrays = [
  'serial',
  'date',
  'numberYear',
  'courtLevel',
  'court',
  'caseType',
  'outcome',
  'enBanc',
  'citedBy',
  'articleOffsets',
  'articles',
] as const
const articleArrays = ['law', 'kind', 'flags', 'date', 'citedBy'] as const
const issueArrays = ['decision', 'articleOffsets', 'articles'] as const

const root = (dataDir: string) => join(dataDir, 'index')

/** An index folder being written; nothing reads it until `publish`. */
export class IndexFolder {
  readonly path: string

  constructor(
    private readonly dataDir: string,
    private readonly version: string,
  ) {
    this.path = join(root(dataDir), version)
  }

  async create(): Promise<void> {
    await mkdir(this.path, { recursive: true })
  }

  async writeTier(name: string, tier: Tier): Promise<void> {
    await writeArrays(this.path, name, tierArrays, tier)
  }

  async writeColumns(index: Omit<CorpusIndex, 'tiers' | 'questions'>): Promise<void> {
    await writeArrays(this.path, 'cases', caseArrays, index.cases)
    await writeArrays(this.path, 'articles', articleArrays, index.articles)
    await writeArrays(this.path, 'issueUnits', issueArrays, index.issues)
    await writeFile(join(this.path, 'manifest.json'), JSON.stringify(index.manifest))
  }

  async writeQuestions(index: QuestionIndex): Promise<void> {
    await writeQuestionIndex(this.path, index)
  }

  async writeNames(names: unknown): Promise<void> {
    await writeFile(join(this.path, 'names.json'), JSON.stringify(names))
  }

  /** Makes this the current index, and removes the others. */
  async publish(): Promise<void> {
    const pointer = join(root(this.dataDir), 'current.json')
    await writeFile(`${pointer}.new`, JSON.stringify({ version: this.version }))
    await rename(`${pointer}.new`, pointer)
    for (const entry of await readdir(root(this.dataDir), { withFileTypes: true }))
      if (entry.isDirectory() && entry.name !== this.version)
        await rm(join(root(this.dataDir), entry.name), { recursive: true, force: true })
  }

  async discard(): Promise<void> {
    await rm(this.path, { recursive: true, force: true })
  }
}

/** By code: errors of node:fs are not everywhere instances of this realm's Error. */
function isMissingFile(thrown: unknown): boolean {
  return (
    typeof thrown === 'object' && thrown !== null && 'code' in thrown && thrown.code === 'ENOENT'
  )
}

/** Folder of the current index, or null when there is none. */
export async function currentIndexFolder(dataDir: string): Promise<string | null> {
  try {
    const text = await readFile(join(root(dataDir), 'current.json'), 'utf8')
    return join(root(dataDir), currentSchema.parse(JSON.parse(text)).version)
  } catch (thrown) {
    if (isMissingFile(thrown)) return null
    throw thrown
  }
}

/** @throws Error when a file is missing or short, or the index has another format. */
export async function readIndex(folder: string): Promise<CorpusIndex> {
  const manifest = manifestSchema.parse(
    JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')),
  )
  const tiers = {} as CorpusIndex['tiers']
  for (const name of tierNames) tiers[name] = await readArrays(folder, name, tierArrays)
  const index: CorpusIndex = {
    manifest,
    tiers,
    cases: await readArrays(folder, 'cases', caseArrays),
    articles: await readArrays(folder, 'articles', articleArrays),
    issues: await readArrays(folder, 'issueUnits', issueArrays),
    questions: await readQuestionIndex(folder),
  }
  checkIntegrity(index)
  return index
}
