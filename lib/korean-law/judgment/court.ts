import type { CourtLevel } from '@/lib/korean-law/constants'
import type { CodeCourt } from './case-codes'

/** Names of courts: over two hundred spellings in the source, one form each here. */
export type Court = { name: string; level: CourtLevel }

const supreme = /^(?:대법원?|대판|대결|대전판)$/
const constitutional = /^(?:헌재|헌법재판소)$/

const abbreviations: [RegExp, string][] = [
  [/(고등?법|고등)(?=$|\(|[가-힣]{2}(?:재판부|부)$)/, '고등법원'],
  [/지법|지방법원|지방(?=$|[가-힣]{2,3}지원)/, '지방법원'],
  [/행정?법(?=$)|행정병원/, '행정법원'],
  [/가정?법(?!원)(?=$|[가-힣]{2,3}지원)/, '가정법원'],
  [/회생?법(?=$)/, '회생법원'],
  [/^특허법$/, '특허법원'],
]

/** Names that lost a word in the source. */
const slips: Record<string, string> = {
  서울형사법원: '서울형사지방법원',
  서울민사법원: '서울민사지방법원',
  서울서부법원: '서울서부지방법원',
  서울동부법원: '서울동부지방법원',
  서울남부법원: '서울남부지방법원',
  서울북부법원: '서울북부지방법원',
  특허법: '특허법원',
}

const known = new Map<string, Court>()

/** Normalises a court's name and says its level. The level of a 지방법원 panel is district even on appeal. */
export function readCourt(written: string): Court {
  const seen = known.get(written)
  if (seen) return seen
  const name = normaliseCourt(written)
  const court = { name, level: levelOf(name) }
  // Names are few; junk in a damaged file must not grow this for ever.
  if (known.size < 5000) known.set(written, court)
  return court
}

function normaliseCourt(written: string): string {
  const compact = written
    .normalize('NFKC')
    .replace(/[\s_]+/g, '')
    .replace(/판결$/, '')
  if (supreme.test(compact)) return '대법원'
  if (constitutional.test(compact)) return '헌법재판소'
  let name = slips[compact] ?? compact
  for (const [pattern, full] of abbreviations) {
    const next = name.replace(pattern, full)
    if (next !== name) {
      name = next
      break
    }
  }
  return name
    .replace(
      /^((?:서울|부산|대구|대전|광주|수원)고등법원)\(?([가-힣]{2})(?:원외)?(?:재판부|부)?\)?$/,
      '$1($2)',
    )
    .replace(/(법원)([가-힣]{2,4}지원)/, '$1 $2')
    .replace(/(지원)([가-힣]{2,4}(?:시|군)법원)$/, '$1 $2')
    .replace(/^((?!고등)[가-힣0-9]{3,})(보통군사법원)$/, '$1 $2')
}

function levelOf(name: string): CourtLevel {
  if (name === '대법원') return 'supreme'
  if (name === '헌법재판소') return 'special'
  if (/군사법원|해양안전심판원|군법회의/.test(name)) return 'other'
  if (/고등법원|^특허법원/.test(name)) return 'high'
  if (/지방법원/.test(name)) return 'district'
  if (/(?:행정|가정|회생)법원/.test(name)) return 'special'
  return 'other'
}

/** The letter that case codes use for a court, or null for courts outside the table. */
export function codeCourtOf(name: string): CodeCourt | null {
  if (name === '헌법재판소') return 'C'
  const { level } = readCourt(name)
  if (level === 'supreme') return 'S'
  if (level === 'high') return 'H'
  return level === 'other' ? null : 'D'
}
