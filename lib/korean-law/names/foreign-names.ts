import statutes from '@/lib/korean-law/query/glossary/data/statutes.json'
import { ROMANIZED_CODES } from '@/lib/korean-law/query/glossary/romanized-case-code'
import titles from './data/law-titles.json'

/** How a source is called in the other languages of the site; null where there is no usual name. */
export type ForeignNames = { en: string | null; ja: string | null; zh: string | null }

const none: ForeignNames = { en: null, ja: null, zh: null }
const smallWords = /^(?:a|an|and|by|for|from|in|of|on|or|the|to|under|with)$/

const inTitleCase = (name: string) =>
  name
    .split(' ')
    .map((word, at) =>
      at > 0 && smallWords.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ')

function actNames(title: string): ForeignNames {
  const english = (statutes as Record<string, string>)[title]?.split(';')[0]
  const [ja = null, zh = null] = (titles as Record<string, string>)[title]?.split('; ') ?? []
  return { en: english ? inTitleCase(english) : null, ja, zh }
}

const decrees = [
  { ending: ' 시행령', en: 'Enforcement Decree', ja: '施行令', zh: '施行令' },
  { ending: ' 시행규칙', en: 'Enforcement Rule', ja: '施行規則', zh: '施行规则' },
]

function lawNames(title: string): ForeignNames {
  const decree = decrees.find(({ ending }) => title.endsWith(ending))
  if (!decree) return actNames(title)
  const { en, ja, zh } = actNames(title.slice(0, -decree.ending.length))
  return {
    en: en && `${decree.en} of the ${en}`,
    ja: ja && `${ja}${decree.ja}`,
    zh: zh && `${zh}${decree.zh}`,
  }
}

/** 민법 제839조의2 is Civil Act art. 839-2, 民法839条の2, 民法第839条之2. */
export function articleNames(lawTitle: string, no: string): ForeignNames {
  const [main, ...branches] = no.split('의')
  const { en, ja, zh } = lawNames(lawTitle)
  return {
    en: en && `${en} art. ${[main, ...branches].join('-')}`,
    ja: ja && `${ja}${main}条${branches.map((branch) => `の${branch}`).join('')}`,
    zh: zh && `${zh}第${main}条${branches.map((branch) => `之${branch}`).join('')}`,
  }
}

const cities: Readonly<Record<string, string>> = {
  서울: 'Seoul',
  서울중앙: 'Seoul Central',
  서울동부: 'Seoul Eastern',
  서울서부: 'Seoul Western',
  서울남부: 'Seoul Southern',
  서울북부: 'Seoul Northern',
  의정부: 'Uijeongbu',
  인천: 'Incheon',
  수원: 'Suwon',
  춘천: 'Chuncheon',
  대전: 'Daejeon',
  청주: 'Cheongju',
  대구: 'Daegu',
  부산: 'Busan',
  울산: 'Ulsan',
  창원: 'Changwon',
  광주: 'Gwangju',
  전주: 'Jeonju',
  제주: 'Jeju',
}
const kinds: Readonly<Record<string, string>> = {
  고등법원: 'High Court',
  지방법원: 'District Court',
  가정법원: 'Family Court',
  행정법원: 'Administrative Court',
  회생법원: 'Bankruptcy Court',
}
const whole: Readonly<Record<string, ForeignNames>> = {
  대법원: { en: 'Supreme Court', ja: '大法院', zh: '大法院' },
  헌법재판소: { en: 'Constitutional Court', ja: '憲法裁判所', zh: '宪法法院' },
  특허법원: { en: 'Patent Court', ja: '特許法院', zh: '专利法院' },
}

function courtNames(court: string): ForeignNames {
  const known = whole[court]
  if (known) return known
  const kind = Object.keys(kinds).find((each) => court.endsWith(each))
  const city = kind && cities[court.slice(0, -kind.length)]
  return city ? { ...none, en: `${city} ${kinds[kind]}` } : none
}

const romanized = new Map(
  [...ROMANIZED_CODES].map(([letters, code]) => [code, letters]).reverse() as [string, string][],
)
const months =
  'January February March April May June July August September October November December'.split(' ')

/** 2007다90760 → 2007Da90760; null where a part of it has no romanised code. */
function romanizedNumber(caseNumber: string): string | null {
  const read = /^(\d{2,4})([가-힣]{1,5})(\d+)/.exec(caseNumber)
  const code = read && romanized.get(read[2] ?? '')
  return read && code ? `${read[1]}${code.charAt(0).toUpperCase()}${code.slice(1)}${read[3]}` : null
}

type Decision = { court: string; judgmentDate: string | null; caseNumber: string }

/** Supreme Court Decision 2007Da90760 decided May 20, 2010; 大法院2010年5月20日宣告2007다90760. */
export function decisionNames({ court, judgmentDate, caseNumber }: Decision): ForeignNames {
  const names = courtNames(court)
  const number = romanizedNumber(caseNumber)
  const [year, month = 0, day] = (judgmentDate ?? '').split('-').map(Number)
  const english = judgmentDate ? ` decided ${months[month - 1]} ${day}, ${year}` : ''
  const han = judgmentDate ? `${year}年${month}月${day}日` : ''
  return {
    en: names.en && number && `${names.en} Decision ${number}${english}`,
    ja: names.ja && `${names.ja}${han}${caseNumber}`,
    zh: names.zh && `${names.zh}${han}${caseNumber}`,
  }
}
