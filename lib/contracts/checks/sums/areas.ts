import { findingAt } from '@/lib/contracts/checks/finding'
import { amountMismatch } from '@/lib/contracts/checks/inconsistencies'
import type { Contract, Finding } from '@/lib/contracts/types'

/** Square metres of a 평. */
const perPyeong = 400 / 121
const figure = String.raw`(\d[\d,]*(?:\.\d+)?)`
const metres = String.raw`${figure}\s*(?:㎡|m²|m2|제곱\s*미터|평방\s*미터)`
const pyeong = String.raw`(?:약\s*)?${figure}\s*평(?![가-힣]*\s*미터|방|가|일)`
const beside = new RegExp(
  String.raw`${metres}\s*[(（,]?\s*(?:즉|곧|환산하면)?\s*${pyeong}|${pyeong}\s*[(（,]?\s*(?:즉|곧|환산하면)?\s*${metres}`,
  'g',
)
const value = (words: string | undefined): number => Number((words ?? '').replace(/,/g, ''))

/** 66㎡(30평): one area in two units that are not the same. */
const inTwoUnits = (contract: Contract): Finding[] =>
  [...contract.text.matchAll(beside)].flatMap((match) => {
    const inMetres = value(match[1] ?? match[4])
    const inPyeong = value(match[2] ?? match[3])
    const expected = inPyeong * perPyeong
    if (!inMetres || !inPyeong || Math.abs(expected - inMetres) <= Math.max(inMetres * 0.04, 1.7))
      return []
    return [
      findingAt(
        contract,
        amountMismatch,
        { start: match.index, end: match.index + match[0].length + 1 },
        { first: `${inMetres}㎡`, second: `${inPyeong}평 (${expected.toFixed(1)}㎡)` },
      ),
    ]
  })

const anyMetres = new RegExp(metres, 'g')
/** What has several areas by its nature. */
const ofParts = /전용|공용|공급|대지권|연면적|층|각|합계|지분/

/** The land is 1,652㎡ where it is described, and 1,562㎡ where it is sold: near, and not the same. */
function ofOneThing(contract: Contract): Finding[] {
  if (contract.type !== 'sale') return []
  const areas = contract.sentences.flatMap((sentence) =>
    [...sentence.quote.matchAll(anyMetres)].map((match) => ({ sentence, area: value(match[1]) })),
  )
  const [first, second, ...others] = [...new Set(areas.map(({ area }) => area))]
  const other = areas.find(({ area }) => area === second)
  if (!first || !second || !other || others.length > 0) return []
  if (areas.some(({ sentence }) => ofParts.test(sentence.quote))) return []
  return Math.abs(first - second) > first * 0.15
    ? []
    : [
        findingAt(contract, amountMismatch, other.sentence, {
          first: `${first}㎡`,
          second: `${second}㎡`,
        }),
      ]
}

const named = new RegExp(
  String.raw`(?<![가-힣])(토지|대지|임대\s*면적|임차\s*면적|계약\s*면적|전용\s*면적|전용|건물\s*면적|연면적|매장\s*면적|점포\s*면적)(?:\s?(?:은|는|이|의\s?면적은|[:：|]))?(?:\s[^.\n\d]{0,12})?\s?(?:약\s?)?${metres}`,
  'g',
)
const landRow = new RegExp(String.raw`^\|?\s*(토지|대지)\s*\|.*?\|\s*${metres}\s*\|?\s*$`, 'gm')
const isOfParts = /대지권|지분|분의|각\s|층|합계|증축|일부/

/** 임대 면적 66.12㎡ in the description, and 59.50㎡ in a clause: the area that goes by one name. */
function byName(contract: Contract): Finding[] {
  const told = [...contract.text.matchAll(named), ...contract.text.matchAll(landRow)]
    .map(({ index, 0: words, 1: name = '', 2: area }) => ({
      name: name.replace(/\s|면적$/g, ''),
      area: value(area),
      place: { start: index, end: index + words.length },
      isOfParts: isOfParts.test(words),
    }))
    .filter((each) => !each.isOfParts)
    .sort((a, b) => a.place.start - b.place.start)
  for (const { name, area, place } of told) {
    const first = told.find((each) => each.name === name)?.area ?? area
    if (first === area || Math.abs(first - area) > first * 0.3) continue
    return [
      findingAt(contract, amountMismatch, place, { first: `${first}㎡`, second: `${area}㎡` }),
    ]
  }
  return []
}

/** Areas in two units, of one thing or of one name, that are not the same. */
export function checkAreas(contract: Contract): Finding[] {
  const found = [...inTwoUnits(contract), ...ofOneThing(contract)]
  return found.length > 0 ? found : byName(contract)
}
