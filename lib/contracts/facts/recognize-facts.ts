import type { ContractType } from '@/lib/contracts/constants'
import { roles } from '@/lib/contracts/roles'
import { amountAfter } from '@/lib/contracts/rules/measure'
import { datesIn, dayText, isRealDate } from '@/lib/contracts/text/dates'
import { amountsIn } from '@/lib/contracts/text/figures'
import type { Region } from './constants'
import { recognizeType } from './contract-type'
import type { Facts } from './schema'

const regionSigns: readonly [Region, RegExp][] = [
  ['seoul', /서울/],
  [
    'overcrowded',
    /부산|의정부|구리시|남양주|하남시|고양시|수원시|성남시|안양시|부천시|광명시|과천시|의왕시|군포시|시흥시|인천/,
  ],
  [
    'metropolitan',
    /대구|광주광역시|대전|울산|세종|파주시|화성시|안산시|용인시|김포시|경기도 광주시/,
  ],
  ['other', /(?:강원|충청|충북|충남|전라|전북|전남|경상|경북|경남|제주|경기)/],
]

/** Where the thing that is let lies; unknown where the text does not say. */
function regionOf(text: string): Region {
  for (const address of text.matchAll(
    /(?:소재지|소재|목적물|부동산|주소|점포|건물)[^\n]{0,100}/g,
  )) {
    const found = regionSigns.find(([, sign]) => sign.test(address[0]))
    if (found) return found[0]
  }
  return 'unknown'
}

/** The first sum after a word for rent that is not the deposit, which often stands in the same sentence. */
function rentIn(text: string, deposit: number | null): number | null {
  for (const word of text.matchAll(/월\s*차임|차임|월세|월\s*임대료|임대료/g)) {
    const [amount] = amountsIn(text.slice(word.index, word.index + 40))
    if (amount && amount.value !== deposit) return amount.value
  }
  return null
}

const company = String.raw`(?:주식회사\s*|㈜\s*|\(주\)\s*)[가-힣A-Za-z0-9&]{2,20}|[가-힣A-Za-z0-9&]{2,20}\s*(?:주식회사|㈜|\(주\))`
const surnames =
  '김이박최정강조윤장임한오서신권황안송전홍유고문양손배백허남심노하곽성차주우구민진류나지엄채원천방공현함변염여추도소석선연표옥'
/** Where `(이하` follows, what stands there is a name, also one that is not Korean. */
const declared = String.raw`[가-힣]{2,10}(?=\s*[(（]\s*이하)`
const person = String.raw`[${surnames}][가-힣]{2}(?=[\s(（,]|과|와|은|는|$)`

/** Who one of the parties is, where its name stands beside its role; null rather than a guess. */
function partyOf(text: string, names: readonly string[]): string | null {
  for (const role of names) {
    const beside = new RegExp(
      String.raw`(?<!주식)${role}\s*(?:\([갑을]\)|["“'][갑을]["”'])?\s*[:：(]?\s*["“']?(${company}|${person}|${declared})`,
      'm',
    )
    // `주식회사 한결물류(이하 "회사"라 한다)`: the name stands before what it is called.
    const called = new RegExp(
      String.raw`(${company})\s*[(（]\s*이하\s*["“'‘]?${role}["”'’]?\s*(?:이?라|로)`,
    )
    const head = text.slice(0, 4000)
    const name = (beside.exec(head) ?? called.exec(head))?.[1]?.replace(
      /(?<=주식회사\s*[가-힣]+)(?:과|와|은|는|이|가)$/,
      '',
    )
    if (name && !isRole(name) && !/[의을를]$/.test(name)) return name.trim()
  }
  return null
}

const everyRole = new Set(
  Object.values(roles).flatMap(({ drafter, signer }) => [...drafter, ...signer]),
)
const isRole = (name: string): boolean =>
  everyRole.has(name) || everyRole.has(name.replace(/(?:과|와|은|는|이|가|의|에게|을|를)$/, ''))

/** The day of signing: the last date that stands alone on its line. */
function signedOn(text: string): string | null {
  for (const line of text.split('\n').slice(-40).reverse()) {
    const [date] = datesIn(line)
    if (!date || !isRealDate(date)) continue
    const beside = `${line.slice(0, date.start)}${line.slice(date.end)}`.replace(/[\s:：.()]/g, '')
    if (!/^(?:계약(?:체결)?일자?|작성일자?|체결일자?|서기)?$/.test(beside)) continue
    return dayText(date)
  }
  return null
}

const consumerTypes: readonly ContractType[] = ['terms', 'installment']
const businessTypes: readonly ContractType[] = [
  'subcontract',
  'franchise',
  'dealership',
  'supply',
  'alliance',
  'processing',
]
const isLease = (type: ContractType) => type === 'housing-lease' || type === 'shop-lease'

/** What the text says about itself; the person confirms it. What it does not say stays unknown. */
export function recognizeFacts(text: string): Facts {
  const type = recognizeType(text)
  const plain = text.slice(0, 60_000)
  const deposit = isLease(type) ? amountAfter(plain, /보증금|전세금/) : null
  return {
    type,
    relation: consumerTypes.includes(type)
      ? 'consumer'
      : businessTypes.includes(type)
        ? 'business'
        : 'unknown',
    standardTerms: type === 'terms' ? 'yes' : 'unknown',
    employer: 'unknown',
    region: isLease(type) ? regionOf(plain) : 'unknown',
    deposit,
    rent: isLease(type) ? rentIn(plain, deposit) : null,
    signedOn: signedOn(text),
    parties: {
      drafter: partyOf(plain, roles[type].drafter),
      signer: partyOf(plain, roles[type].signer),
    },
  }
}
