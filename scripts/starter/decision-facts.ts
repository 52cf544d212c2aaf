import type { Outcome } from '@/lib/korean-law/constants'
import type { SourceFile } from './corpus-files'

/** The operative part alone: up to the next heading in brackets. */
export function orderOf(file: SourceFile): string {
  const body = file.sections.판례내용 ?? ''
  const order = /[【[]\s*주\s*문\s*[】\]]([\s\S]*?)(?:[【[]|$)/.exec(body)
  return (order?.[1] ?? '').replace(/\s+/g, ' ').trim()
}

/**
 * Outcomes that the operative part allows. More than one where a judge's words leave room: a partial
 * reversal is both 파기환송 and 일부파기, a claim granted in part may be worded as granted.
 */
export function allowedOutcomes(order: string, supreme: boolean): (Outcome | null)[] {
  if (!order) return [null]
  if (supreme) {
    if (order.includes('파기')) {
      if (/각하|기각한다/.test(order) && !order.includes('환송')) return ['파기자판']
      if (/나머지|기각/.test(order)) return ['파기환송', '일부파기']
      return order.includes('환송') ? ['파기환송'] : ['파기이송', '파기자판']
    }
    if (/재항고[^.]*기각/.test(order)) return ['재항고기각']
    if (/상고[^.]*기각/.test(order)) return ['상고기각']
    return order.includes('각하') ? ['각하'] : [null]
  }
  if (/소(?:송)?(?:를|을)?[^.]*각하/.test(order)) return ['각하']
  if (/항소[^.]*기각/.test(order) && !/취소|변경/.test(order)) return ['항소기각']
  if (/항고[^.]*기각/.test(order)) return ['항고기각']
  const granted = /지급하라|취소한다|불허한다|이혼한다|인도하라|확인한다|이행하라/.test(order)
  if (granted && /기각/.test(order)) return ['원고일부승', '원고패']
  if (granted) return ['원고승', '원고일부승']
  return /청구[^.]*기각/.test(order) ? ['원고패'] : [null, '유죄', '무죄', '기타']
}

/** All justices sat: the Chief Justice presides, or the headnote reports a majority opinion. */
export const satEnBanc = (file: SourceFile) =>
  /대법원장/.test((file.sections.판례내용 ?? '').slice(-600)) ||
  /다수의견\]/.test(file.sections.판결요지 ?? '')

/** 판결 and 결정 take different appeals, so their codes differ: 마, 스, 모 … are decisions without hearing. */
export const kindOf = (caseNumber: string) =>
  /^\d+(?:[재준]?)(?:마|그|스|브|모|로|라|루|무|즈|아|으|카|느|초)/.test(caseNumber)
    ? '결정'
    : '판결'

/** 부산가법, 서울지법 동부지원: the short forms some files carry. */
export const courtName = (name: string) =>
  name.trim().replace(/고법/, '고등법원').replace(/지법/, '지방법원').replace(/가법/, '가정법원')

/** The Supreme Court appends a description in brackets; it is its text, not the case's name. */
export const isNameOf = (name: string, published: string) =>
  published === name ||
  (published.startsWith(name) && /^\s*[[(]/.test(published.slice(name.length)))
