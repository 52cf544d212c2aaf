import { findingAt } from '@/lib/contracts/checks/finding'
import { danglingReference } from '@/lib/contracts/checks/inconsistencies'
import type { Clause, Contract, Finding } from '@/lib/contracts/types'

/** What a clause is pointed at for, and the words by which one sees that it is about that. */
const subjects: readonly (readonly [RegExp, RegExp])[] = [
  [/위약금|위약벌/, /위약/],
  [/지체\s*상금/, /지체|지연/],
  [/손해\s*배상/, /손해|배상/],
  [/비밀\s*유지|비밀\s*정보/, /비밀|기밀/],
  [/하자\s*보수|하자\s*담보|무상\s*보수/, /하자|보수|보증|AS/],
  [/검수|검사/, /검수|검사|인수|확인/],
  [/관할/, /관할|법원|분쟁/],
  [/경업\s*금지/, /경업|경쟁|동종/],
  [/계약\s*기간|임대차\s*기간|용역\s*기간|기간/, /기간|부터|까지|년|개월/],
  [/로열티/, /로열티|사용료|수수료/],
  [/영업\s*지역/, /지역|상권|반경/],
  [/지식\s*재산권|저작권/, /지식|지적|저작|권리|특허/],
  [/보증금/, /보증금/],
  [/가맹금/, /가맹금|가입비/],
  [/잔금/, /잔금|대금/],
  [/개인\s*정보/, /개인\s*정보/],
  [/대금|용역비|보수/, /대금|금액|보수|비|료|원|정산/],
  [/(?:해지|해제)\s*(?:사유|권)|해지|해제/, /해지|해제|종료|취소/],
  [/납기|납품\s*기한/, /납기|납품|인도|기한/],
  [/차임|월세/, /차임|월세|임대료/],
]

const pointed =
  /제\s*(\d{1,3})\s*조(?:\s*의\s*(\d{1,2}))?(?:\s*제?\s*\d{1,2}\s*항)?(?:\s*제?\s*\d{1,2}\s*호)?\s*(?:에서\s*정한|에서\s*정하는|에\s*따른|에\s*따라|에\s*의한|에\s*의하여|에\s*규정된|에\s*정한|에\s*적은|에서\s*말하는|의)\s*([가-힣]{2,6}(?:\s[가-힣]{2,6})?)/g
const ofALaw =
  /(?:법|법률|령|(?<![가-힣])영|규칙|조례|약관|기준|지침|」|[」』”"])\s*(?:제\s*\d+\s*조[^,.]{0,16}(?:,|및|와|과|또는)\s*)*$/
const titledReference =
  /제\s*(\d{1,3})\s*조(?:\s*의\s*(\d{1,2}))?\s*[([【「]\s*([가-힣][가-힣\s·,]{1,20})\s*[)\]】」]/g

const bare = (words: string): string => words.replace(/[^가-힣]/g, '')

/** Two titles that share two letters in a row speak of the same. */
const shareWords = (first: string, second: string): boolean => {
  const [a, b] = [bare(first), bare(second)]
  return [...a].some((_, i) => i + 2 <= a.length && b.includes(a.slice(i, i + 2)))
}

/** The clauses of the contract by number. */
const byNumber = (contract: Contract): Map<string, Clause> =>
  new Map(
    contract.clauses.flatMap((clause): [string, Clause][] =>
      clause.part === 'clause' && clause.number ? [[clause.number, clause]] : [],
    ),
  )

const numberOf = (no = '', branch?: string) => `${Number(no)}${branch ? `의${Number(branch)}` : ''}`

type Reference = { target: Clause; words: string; from: Clause }

/** The first reference of each sentence that points at a clause of the contract, and wrongly. */
const wrongReferences = (
  contract: Contract,
  clauses: Map<string, Clause>,
  pattern: RegExp,
  isWrong: (reference: Reference) => boolean,
): Finding[] =>
  contract.sentences.flatMap((sentence) => {
    const { quote, clause } = sentence
    const wrong = [...quote.matchAll(pattern)].find(
      ({ index, 1: no, 2: branch, 3: words = '' }) => {
        const target = clauses.get(numberOf(no, branch))
        if (!target || ofALaw.test(quote.slice(Math.max(0, index - 40), index))) return false
        return isWrong({ target, words, from: clause })
      },
    )
    return wrong ? [findingAt(contract, danglingReference, sentence, { reference: wrong[0] })] : []
  })

/** 제9조의 위약금 where 제9조 speaks of no such thing. */
function misdirected(contract: Contract, clauses: Map<string, Clause>): Finding[] {
  return wrongReferences(contract, clauses, pointed, ({ target, words, from }) => {
    const subject = subjects.find(([named]) => words.search(named) === 0)
    if (!subject || target === from) return false
    return !subject[1].test(contract.text.slice(target.start, target.end))
  })
}

/** Words of which any clause may speak, or none by itself. */
const saysLittle =
  /^(?:경우|사유|기간|방법|규정|절차|내용|사항|의무|권리|책임|조건|기준|금액|비율|범위|목적|효력|적용|요건|날|바|것|업무|당사자|계약|위반|이행|통지|예외|단서|각호|본문|한도|효과|동의|합의|약정|정함|기한|자료|서류|물건)/

/** The noun behind a reference, without what joins it to the next word. */
const nounOf = (words: string): string =>
  (words.split(/\s/)[0] ?? '').replace(
    /(?:으로|에게|에서|을|를|은|는|이|가|과|와|도|로|에|의)$/,
    '',
  )

/** 제13조의 영업비밀 where 제13조 says nothing of it and another clause does: for whatever noun stands there. */
function elsewhere(contract: Contract, clauses: Map<string, Clause>): Finding[] {
  const textOf = ({ start, end }: Clause) => contract.text.slice(start, end)
  return wrongReferences(contract, clauses, pointed, ({ target, words, from }) => {
    const noun = nounOf(words)
    if (noun.length < 2 || saysLittle.test(noun)) return false
    const said = textOf(target)
    const isSaid = target === from ? said.split(noun).length > 2 : said.includes(noun)
    if (isSaid || (noun.length > 2 && shareWords(noun, said))) return false
    return [...clauses.values()].some(
      (clause) =>
        clause !== target &&
        clause !== from &&
        (clause.title.includes(noun) || (noun.length > 3 && textOf(clause).includes(noun))),
    )
  })
}

/** 제7조(비밀유지) where 제7조 is headed 손해배상. */
const mistitled = (contract: Contract, clauses: Map<string, Clause>): Finding[] =>
  wrongReferences(
    contract,
    clauses,
    titledReference,
    ({ target, words, from }) =>
      target.title !== '' && target !== from && !shareWords(words, target.title),
  )

/** References to a clause that is there, and is about something else. */
export function checkPointedClauses(contract: Contract): Finding[] {
  const clauses = byNumber(contract)
  if (clauses.size < 3) return []
  const misled = misdirected(contract, clauses)
  const isFound = ({ start }: Finding) => misled.some((each) => each.start === start)
  return [
    ...misled,
    ...mistitled(contract, clauses),
    ...elsewhere(contract, clauses).filter((each) => !isFound(each)),
  ]
}
