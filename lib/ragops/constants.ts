import { benchmarkTargets } from '@/lib/corpus/constants'

/** What a dataset asks for: articles or decisions. */
export const datasetTargets = benchmarkTargets
export type DatasetTarget = (typeof datasetTargets)[number]

/** What is asked: the search of the case-law service, or the selector of sources that the chat answers from. */
export const retrieverNames = ['search', 'passages'] as const
export type RetrieverName = (typeof retrieverNames)[number]

export const datasetsPath = '/ragops/datasets'
export const datasetPath = (id: string) => `${datasetsPath}/${id}`

/** Where the items of a version came from. */
export const versionOrigins = ['manual', 'import', 'trace', 'benchmark', 'annotation'] as const
export type VersionOrigin = (typeof versionOrigins)[number]

/** As the database holds it. */
export const mostItems = 2000
export const itemsAPage = 50
/** Below what the site takes of a form. */
export const largestImport = 900_000
export const longest = { name: 100, query: 2000, answers: 4000, tag: 100 }

export const experimentsPath = '/ragops/experiments'
export const newExperimentPath = `${experimentsPath}/new`
export const experimentPath = (id: string) => `${experimentsPath}/${id}`
/** Results that are scored; one more is asked for, because the question's own decision is taken out. */
export const mostResults = 99
/** Differences of a figure within it are of no consequence. */
export const equalWithin = 0.01
