import type { TraceOwner } from './constants'
import type { NewTrace, Trace, TraceDay, TraceFilter, TraceRow, TraceVersion } from './schema'

export type TracePage = { traces: TraceRow[]; hasMore: boolean }

/**
 * Where traces are kept. PostgreSQL today; a store for more than one machine can carry holds to the same.
 * A reader is made for a session and shows nothing that it may not see.
 */
export interface TraceWriter {
  /**
   * Writes traces of a person, or of visitors, without numbers of people. A trace or span that is there stays.
   * @returns how many spans are new
   */
  write(user: string | null, traces: readonly NewTrace[]): Promise<number>
}

export interface TraceReader {
  /** The newest first. @param page from 1 */
  list(of: TraceOwner, filter: TraceFilter, page: number): Promise<TracePage>
  /** Null when there is none that this session may see. */
  read(id: string): Promise<Trace | null>
  /** Each day of Korea, both ends among them. */
  days(of: TraceOwner, range: { from: string; to: string }): Promise<TraceDay[]>
  /** The same days by what answered, the most used first. */
  versions(of: TraceOwner, range: { from: string; to: string }): Promise<TraceVersion[]>
}
