import type { ArticleChange, Change } from '@/lib/corpus/change-schema'
import type { CaseRef } from '@/lib/corpus/schema'

/** Changes as the service tells them; a test names only what it is about. */
export const caseRef = (serial: number): CaseRef => ({
  serial,
  caseNumber: `2020다${serial}`,
  caseName: '손해배상(기)',
  court: '대법원',
  judgmentDate: '2020-05-14',
  citedBy: 0,
})

export const articleChange = (change: Partial<ArticleChange> = {}): ArticleChange => ({
  id: 3,
  changedAt: '2026-11-20T15:30:00Z',
  kind: 'article',
  lawId: '001706',
  lawTitle: '민법',
  no: '839의2',
  title: '재산분할청구권',
  isHeld: true,
  oldText: '2년이 지나면 <개정 2020. 1. 1.> 없어진다.',
  newText: '3년이 지나면 <개정 2020. 1. 1.> 없어진다.',
  ...change,
})

/** One of each kind: two of 21 November in Korea, one of the day before. */
export const changesOfTwoDays: Change[] = [
  articleChange(),
  {
    id: 4,
    changedAt: '2026-11-20T15:30:00Z',
    kind: 'overruling',
    decision: caseRef(101),
    by: caseRef(102),
  },
  { id: 1, changedAt: '2026-11-20T14:30:00Z', kind: 'decision', decision: caseRef(103) },
]
