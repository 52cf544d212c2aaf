import { reviewContract } from '@/lib/contracts/review'
import { evenText } from '@/lib/contracts/text/even-text'

const clauses = [
  '주식회사 가온상사(이하 "갑"이라 한다)와 다솜 주식회사(이하 "을"이라 한다)는 부품의 공급에 관하여 다음과 같이 계약한다.',
  '제1조(목적) 이 계약은 갑이 을에게서 부품을 공급받는 데 필요한 사항을 정함을 목적으로 하며, 서로 신의에 따라 성실하게 이행한다.',
  '제2조(대금) ① 갑은 물품을 받은 날이 속하는 달의 말일에 마감하여 세금계산서를 받고 그 다음다음 달의 말일까지 대금을 을의 통장으로 지급한다.',
  '② 갑이 대금의 지급을 미루어도 을은 그에 대한 지연이자를 청구할 수 없으며 이의를 제기하지 아니한다.',
  '제3조(해지) 갑은 사정이 바뀌면 언제든지 이유를 밝히지 아니하고 이 계약을 해지할 수 있고 을은 그로 말미암은 보상을 구하지 못한다.',
  '제4조(기간) 계약기간은 2027년 1월 1일부터 2027년 12월 31일까지로 하고 그 기간은 모두 2년으로 하며 양쪽이 합의하여 늘릴 수 있다.',
  '제5조(책임) 물품과 관련하여 무엇이 생기든 을은 원인을 묻지 아니하고 갑이 입은 모든 손해와 기대이익을 한도 없이 배상하여야 한다.',
]
const printed = `물품공급계약서\n\n${clauses.join('\n\n')}\n`

/** As a page of so many letters breaks it. */
const broken = (text: string, width: number): string =>
  text
    .split('\n')
    .map(
      (line) =>
        line.match(new RegExp(`.{1,${width}}(?:\\s|$)|.{1,${width}}`, 'g'))?.join('\n') ?? '',
    )
    .join('\n')

const found = (text: string) =>
  reviewContract('supply', 'signer', text).findings.map(
    ({ ruleId, clause }) => `${ruleId} ${clause}`,
  )

it.each([24, 32, 44])('finds the same where a page breaks the lines after %d letters', (width) => {
  expect(found(broken(printed, width))).toEqual(found(printed))
})

it('quotes the contract as it is printed', () => {
  const text = broken(printed, 30)
  for (const { quote } of reviewContract('supply', 'signer', text).findings)
    if (quote !== null) expect(text).toContain(quote)
})

it('reads 甲 and 乙 and figures of full width', () => {
  const other = printed
    .replace(/갑/g, '甲')
    .replace(/을(?=[은의이에는\s])/g, '乙')
    .replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
  expect(evenText(other)).toHaveLength(other.length)
  expect(found(other).length).toBeGreaterThanOrEqual(found(printed).length - 1)
})

it('leaves short lines that end where they end', () => {
  const list = Array.from({ length: 20 }, (_, index) => `품목 ${index}: 사과와 배와 감과 귤`).join(
    '\n',
  )
  expect(evenText(list)).toBe(list)
})

it('finds the same where each letter of a syllable stands apart, and quotes it so', () => {
  const apart = printed.normalize('NFD')
  expect(found(apart)).toEqual(found(printed))
  for (const { quote } of reviewContract('supply', 'signer', apart).findings)
    if (quote !== null) expect(apart).toContain(quote)
})
