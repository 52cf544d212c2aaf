import type { Contract } from '@/lib/contracts/types'
import { amountAfter } from './measure'

/** Article 2 of the decree of the Commercial Building Lease Protection Act: the deposit in won up to which all of it applies. */
const caps: readonly [RegExp, number][] = [
  [/서울/, 900_000_000],
  [
    /부산|의정부|구리|남양주|하남|고양|수원|성남|안양|부천|광명|과천|의왕|군포|시흥|인천/,
    690_000_000,
  ],
  [/광역시|대구|광주|대전|울산|세종|파주|화성|안산|용인|김포/, 540_000_000],
]
const elsewhere = 370_000_000

/** The deposit, with a hundred times the monthly rent, against the limit of the region; unknown counts as under it. */
export function isUnderShopCap({ text }: Pick<Contract, 'text'>): boolean {
  const deposit = amountAfter(text, /보증금/)
  if (deposit === null) return true
  const rent = amountAfter(text, /월\s*차임|차임|월세|월\s*임대료|임대료/) ?? 0
  const converted = deposit + (rent < deposit ? rent * 100 : 0)
  const address =
    /(?:소재지|소재|주소|목적물|부동산)[^\n]{0,80}/.exec(text)?.[0] ?? text.slice(0, 800)
  const cap = caps.find(([region]) => region.test(address))?.[1] ?? elsewhere
  return converted <= cap
}
