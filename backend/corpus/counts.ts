/** What an import did, file by file; every file falls under exactly one heading. */
export type ImportCounts = {
  decisions: number
  laws: number
  unchanged: number
  /** Left out by --exclude. */
  excluded: number
  /** Laws of which a newer edition is in the store, and second files of one key. */
  superseded: number
  bad: number
  /** Decisions taken out of the store by --exclude. */
  removed: number
}

export const noCounts = (): ImportCounts => ({
  decisions: 0,
  laws: 0,
  unchanged: 0,
  excluded: 0,
  superseded: 0,
  bad: 0,
  removed: 0,
})

export const filesOf = (counts: ImportCounts): number =>
  counts.decisions +
  counts.laws +
  counts.unchanged +
  counts.excluded +
  counts.superseded +
  counts.bad

/** Whether the store is no longer what it was. */
export const changedStore = (counts: ImportCounts): boolean =>
  counts.decisions + counts.laws + counts.removed > 0
