/**
 * How far the reading of a document is. `password`: it waits for one. `refused`: it cannot be read, `reason`
 * says why. `failed`: it was tried as often as a job is. `cancelled`: its owner broke it off.
 */
export const readingStates = [
  'waiting',
  'ready',
  'partly',
  'password',
  'refused',
  'failed',
  'cancelled',
] as const
export type ReadingState = (typeof readingStates)[number]

export const isReadable = (state: ReadingState): boolean => state === 'ready' || state === 'partly'

/** Of a long page, and where a format has no pages, so many blocks are stored and sent as one. */
export const blocksAPart = 200
/** Parts in one answer of the site. */
export const partsAtOnce = 40
/** Scanned pages of one document that are recognised; one takes about five seconds. */
export const mostRecognizedPages = 60

export const longestFind = 200
