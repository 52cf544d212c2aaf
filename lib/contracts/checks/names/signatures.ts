import { findingAt, lineAt } from '@/lib/contracts/checks/finding'
import { roles } from '@/lib/contracts/roles'
import type { Clause, Contract, Finding } from '@/lib/contracts/types'
import { actsWithoutPower, checkGuardian, noPower } from './signing-power'

const noDate = {
  kind: 'form',
  topic: 'missing-date',
  severity: 'medium',
} as const
export const noSignature = {
  kind: 'form',
  topic: 'signature-missing',
  severity: 'high',
} as const
export const noIdentity = {
  kind: 'form',
  topic: 'party-id-missing',
  severity: 'medium',
} as const
export const noGuarantor = {
  kind: 'form',
  topic: 'guarantor-signature-missing',
  severity: 'high',
  articles: ['민법 제428조의2'],
} as const

const blankDate =
  /(?:20\s*\d{0,2}|_{2,}|○{2,})?\s*(?<!생)년\s*(?:_{1,}|○+|\s)*\s*월\s*(?:_{1,}|○+|\s)*\s*일|20\d{2}\s*\.\s+\.\s*(?:\.|$)|20\d{2}\s*[-/]\s+[-/]|^\s*(?:계약\s*(?:체결)?\s*일자?|체결일|작성일)\s*[:：][ \t_　]*$/m
const fullDate =
  /(?:\d{4}|['’]\d{2})\s*[년.\-/]\s*\d{1,2}\s*[월.\-/]\s*\d{1,2}|[일이삼사오육칠팔구십]+년\s*[일이삼사오육칠팔구십]+월|\d{1,2}\s+\w+\s+20\d{2}|\w+\s+\d{1,2},\s*20\d{2}/
export const signs =
  /\((?:인|印|서명|날인|도장|직인|서명\s*또는\s*(?:날)?인|서명\s*[/·]\s*날인|자필\s*서명|기명\s*날인|전자\s*서명|sign(?:ature|ed)?)\)|㊞|서명\s*[:：]\s*[^\s)）]|\bBy\s*[:：]|\(\s*(?:인|서명|날인)\s*\)|(?:서명|날인)함|\/s\//i
const unsigned =
  /\([^)]*(?:서명|날인|인감|도장|직인)[^)]*(?:생략|없음|누락|예정|추후|미비|비움|비어|공란|안\s*함|않음)[^)]*\)|\(\s*미\s*(?:서명|날인)\s*\)|(?:서명|날인|인감|도장)\s*(?:생략|없음|누락|예정|추후|미비)/
/** Where a name should stand there are only spaces or a line: 대표이사 ______ (인). */
const nameless =
  /(?:대표\s*이사|대표자?|성명|이름|대리인)[ \t]*[:：]?(?:[ \t　]{4,}|[ \t]*_{3,}[ \t]*)\((?:인|印|서명|날인)[^)]{0,12}\)/
/** A label with nothing behind it: 주소: , (주소:          ). */
const emptyFields = [
  /(?:주소|소재지|(?:주민|사업자|법인)\s*등록\s*번호|생년월일|연락처|전화(?:번호)?)\s*[:：]?[ \t_]*(?=주소|소재지|주민|사업자|법인|생년|연락처|전화|\n|$)/g,
  /\(?(?:주\s*소|소재지|본점|등록\s*번호|사업자\s*(?:등록)?\s*번호|생년월일|주민\S*번호|연락처|전화(?:번호)?)[ \t]*[:：][ \t_　]*(?=[)\n|]|$)\)?/gm,
  /(?:주\s*소|소재지|(?:주민|사업자|법인)?\s*등록\s*번호|생년월일|연락처|전화(?:번호)?)\s*[:：]?\s*\(?\s*(?:[○◯OX*xX-]{2,}|미기재|미정|생략|없음|공란|(?:추후|나중에|별도)[^\n)]{0,10}|확인\s*(?:중|필요|예정))[○◯OX*\s-]*\)?/g,
]
const identity =
  /주소|소재지|등록\s*번호|생년월일|주민|연락처|전화|여권|사업자\s*(?:등록|번호)|법인\s*등록|본점|\d{3}-\d{2}-\d{5}|\d{2,3}-\d{3,4}-\d{4}|\d{4}\.\s*\d{1,2}\.\s*\d{1,2}|[가-힣]{1,4}(?:시|군|구)\s+[가-힣0-9]+(?:로|길|동|읍|면|리)\s*\d|(?:서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충청|충북|충남|전라|전북|전남|경상|경북|경남|제주)[가-힣]*\s+\S+(?:시|군|구)/

/** What tells who somebody is, not the mere words of a form that nobody has filled in. */
export const isIdentified = (text: string): boolean =>
  identity.test(emptyFields.reduce((left, field) => left.replace(field, ''), text))

type Signer = { role: string; start: number; end: number; text: string }

/** What the parties are called in this contract: 이하 "개발사". */
const givenNames = (text: string): string[] =>
  [
    ...text
      .slice(0, 1500)
      .matchAll(
        /[(,]\s*(?:이하|아래에서|아래부터|앞으로|이 계약에서)(?:는)?\s*["“'‘「]?\s*([가-힣]{1,8}|[A-Z]사)\s*["”'’」]?/g,
      ),
  ]
    .map(([, name = '']) => name.replace(/(?:이?라|으?로)$/, ''))
    .filter((name) => /[자인사체원주생장]$|[갑을병]$|^[가-힣]{2}$/.test(name))

/** The parts of a block of signatures that belong to each party. */
export function signersIn(contract: Contract, block: Clause): Signer[] {
  const text = contract.text.slice(block.start, block.end)
  const { drafter, signer } = roles[contract.type]
  const words = [
    ...new Set([
      '갑',
      '을',
      '병',
      '연대보증인',
      '보증인',
      '법정대리인',
      '개업공인중개사',
      '공인중개사',
      '입회인',
      '증인',
      ...drafter,
      ...signer,
      ...givenNames(contract.text),
    ]),
  ].sort((a, b) => b.length - a.length)
  const line = new RegExp(
    `^[\\s|[【(<"“'*▶■□-]*(${words.join('|')})(?:\\s*[\\])】>"”']|\\s*\\([^)]{1,14}\\))*\\s*(?=[:：|\\s]|$)`,
    'gm',
  )
  const heads = [...text.matchAll(line)].filter(
    (match) =>
      !/본다|한다|합니다/.test(text.slice(match.index, match.index + 80).split('\n')[0] ?? ''),
  )
  return heads.map((match, index) => {
    const from = match.index + (match[0].length - match[0].trimStart().length)
    const to = heads[index + 1]?.index ?? text.length
    return {
      role: match[1] ?? '',
      start: block.start + from,
      end: block.start + to,
      text: text.slice(from, to),
    }
  })
}

function checkDate(contract: Contract, block: Clause): Finding[] {
  const text = contract.text.slice(block.start, block.end)
  const blank = blankDate.exec(text)
  if (blank && !/생년월일|출생/.test(text.slice(Math.max(0, blank.index - 16), blank.index)))
    return [
      findingAt(
        contract,
        noDate,
        lineAt(contract.text, block.start + blank.index + Math.max(0, blank[0].search(/\S/))),
      ),
    ]
  const outside =
    /(?:계약\s*(?:체결)?\s*일|체결일|작성일|서명일|Effective Date|효력\s*발생일)[^\n]{0,30}\d{4}|\d{4}[년.]\s*\d{1,2}[월.]\s*\d{1,2}[^\n]{0,20}(?:체결|작성|맺)/
  const born = text.replace(
    /생년월일[^\n]{0,24}|\d{4}\s*[.년]\s*\d{1,2}\s*[.월]\s*\d{1,2}\s*[.일]?\s*생/g,
    '',
  )
  if (fullDate.test(born) || outside.test(contract.text)) return []
  return [
    findingAt(
      contract,
      noDate,
      lineAt(contract.text, block.start + Math.max(0, text.search(/\S/))),
    ),
  ]
}

const company = /주식회사|유한회사|㈜|\(주\)|\(유\)|법인|협동조합/
const acting = /대표|이사|사장|원장|관장|이사장|회장|대리인|지배인|(?:팀|부|과|실|본부|센터|지점)장/

/** A company that signs by its name alone where another one names who acts for it. */
const lacksRepresentative = (
  signer: Signer,
  signers: readonly Signer[],
  { text, clauses }: Contract,
): boolean =>
  company.test(signer.text) &&
  !acting.test(signer.text) &&
  !/직인|법인\s*인감/.test(signer.text) &&
  signers.some((other) => company.test(other.text) && acting.test(other.text)) &&
  !acting.test(text.slice(0, clauses[0]?.end ?? 0))

const isThird = (role: string) => /공인중개사|입회인|^증인/.test(role)

/** What the parties lack, by the roles that a contract of this kind gives them. */
export function checkSignatures(contract: Contract): Finding[] {
  if (contract.type === 'terms') return []
  const blocks = contract.clauses.filter(({ part }) => part === 'signature')
  const [opening, closing] = [blocks[0], blocks.at(-1)]
  const block = opening && closing ? { ...opening, end: closing.end } : undefined
  const tail = contract.clauses.at(-1)
  const place = block ?? tail
  if (!place) return []
  if (!block) {
    const text = contract.text.slice(place.start, place.end)
    if (signs.test(text)) return checkDate(contract, place)
    return [
      findingAt(
        contract,
        noSignature,
        lineAt(contract.text, place.start + Math.max(0, text.trimEnd().length - 2)),
      ),
    ]
  }
  const found = [...checkDate(contract, block), ...checkGuardian(contract, block)]
  const signers = signersIn(contract, block)
  for (const signer of signers) {
    const first = lineAt(contract.text, signer.start)
    const missing =
      unsigned.test(signer.text) ||
      nameless.test(signer.text) ||
      !signs.test(signer.text) ||
      lacksRepresentative(signer, signers, contract)
    const powerless = !missing && actsWithoutPower(signer.text, contract.text)
    if (!(missing || powerless) || isThird(signer.role)) continue
    const guarantor = /보증인|법정대리인/.test(signer.role)
    found.push(
      findingAt(
        contract,
        powerless ? noPower : guarantor ? noGuarantor : noSignature,
        { start: signer.start, end: Math.max(first.end, signer.start + 1) },
        { party: signer.role },
      ),
    )
  }
  const promised = contract.sentences.some(
    ({ text, clause }) =>
      clause.part !== 'signature' &&
      (/(?:연대\s*)?보증인.{0,40}(?:보증한다|연대하여|보증하며|책임을 진다)|보증인으로/.test(
        text,
      ) ||
        /(?:개인\s*(?:자격|적)|개인으로서|아버지|어머니|배우자|남편|아내|형제?|누나|언니|동생|친구|가족).{0,60}(?:보증(?:한다|하며|하기로|을\s*(?:선|서기로|섭))|연대하여.{0,20}(?:갚|책임|이행))/.test(
          text,
        )) &&
      !/두지\s*(?:아니|않)|신원/.test(text),
  )
  if (promised && signers.length > 0 && !/보증/.test(contract.text.slice(block.start, block.end)))
    found.push(
      findingAt(contract, noGuarantor, lineAt(contract.text, signers[0]?.start ?? block.start)),
    )
  const parties = signers.filter(({ role }) => !isThird(role) && !/보증인|대리인/.test(role))
  const before = contract.text.slice(0, contract.clauses[0]?.end ?? 0)
  const named = parties.filter(({ text }) => isIdentified(text))
  const preambleKnows =
    (identity.exec(before) ?? [''])[0] !== '' && /(?:주소|등록번호|생년월일)/.test(before)
  if (parties.length >= 2 && named.length > 0 && named.length < parties.length && !preambleKnows)
    for (const party of parties)
      if (!isIdentified(party.text) && !found.some(({ start }) => start === party.start))
        found.push(
          findingAt(
            contract,
            noIdentity,
            { start: party.start, end: lineAt(contract.text, party.start).end },
            { party: party.role },
          ),
        )
  return found
}
