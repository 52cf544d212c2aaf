export const rowStates = ['waiting', 'done', 'failed'] as const
export type RowState = (typeof rowStates)[number]

/** Contracts side by side; more than that nobody reads in one table. */
export const mostContracts = 30
/** Tables that are kept for one person at a time. */
export const mostTables = 100
/** Of the words of the contract, what a cell keeps. */
export const longestCellQuote = 2000
/** Of one rule in one contract. */
export const mostPlaces = 5

export const tablesPath = '/contract-reviews/tables'
export const tablePath = (id: string): string => `${tablesPath}/${id}`

/** What a table can be had as. */
export const tableFormats = ['csv', 'xlsx'] as const

/** Why nothing was done. Each has a message in four languages. */
export const tableProblems = [
  'missing',
  'forbidden',
  'limit',
  'tooMany',
  'busy',
  'unauthorized',
  'tooOften',
  'unavailable',
] as const
export type TableProblem = (typeof tableProblems)[number]
