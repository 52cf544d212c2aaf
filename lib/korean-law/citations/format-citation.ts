import { courtDate } from '@/lib/korean-law/judgment/judgment-date'

type Cited = {
  court: string
  /** As published, all members. */
  caseNumber: string
  /** yyyy-mm-dd; left out of the citation when unknown. */
  judgmentDate: string | null
  judgmentKind: '판결' | '결정' | '명령'
  enBanc: boolean
}

/**
 * The form in which Korean courts cite a decision: `대법원 2023. 5. 18. 선고 2022다12345 판결`; a decision
 * without hearing has 자 where a judgment has 선고.
 */
export function formatCitation(decision: Cited): string {
  const { court, caseNumber, judgmentDate, judgmentKind, enBanc } = decision
  const verb = judgmentKind === '판결' ? ' 선고' : '자'
  const bench = court === '헌법재판소' ? '전원재판부 ' : '전원합의체 '
  const date = judgmentDate ? ` ${courtDate(judgmentDate)}${verb}` : ''
  return `${court}${date} ${caseNumber} ${enBanc ? bench : ''}${judgmentKind}`
}

/** What stands behind a quotation: words of a summary are not those of the court or the law, and say so. */
export function formatQuotedSource(
  citation: string,
  { isSummary }: { isSummary: boolean },
): string {
  return isSummary ? `${citation}의 요약` : citation
}
