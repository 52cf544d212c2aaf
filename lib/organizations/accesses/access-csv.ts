import { csvTable } from '@/lib/csv'
import type { Access } from './schema'

type Words = {
  heads: readonly string[]
  act: (act: Access['act']) => string
  /** Of a collection or a document that whoever asks may not read. */
  hidden: string
}

/** Accesses as a table: when, who, what, of which collection and document, with whom. */
export function accessCsv(accesses: readonly Access[], { heads, act, hidden }: Words): string {
  return csvTable([
    [...heads],
    ...accesses.map((access) => [
      access.at,
      access.actor ?? '',
      act(access.act),
      access.matter ?? '',
      access.collection ?? (access.isHidden ? hidden : ''),
      access.document ?? '',
      access.member ?? '',
    ]),
  ])
}
