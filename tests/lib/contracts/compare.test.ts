import { mostUnits, unitsOf } from '@/lib/contracts/compare/align-clauses'
import { compareContracts } from '@/lib/contracts/compare/compare-contracts'
import { runComparison } from '@/lib/contracts/compare/run-comparison'
import type { Comparison } from '@/lib/contracts/compare/types'
import { tokenChanges } from '@/lib/word-changes'

const old = `용역계약서

발주자 주식회사 가람(이하 "갑")과 수급인 나래(이하 "을")는 다음과 같이 계약한다.

제1조(목적) 을은 갑의 홈페이지를 제작하고 갑은 대금을 지급한다.
제2조(대금) 용역대금은 금 10,000,000원으로 하고 검수 후 14일 안에 지급한다. 갑은 지체한 대금에 연 6%의 이자를 더하여 지급한다.
제3조(검수) 갑은 결과물을 받은 날부터 7일 안에 검수하고, 알리지 않으면 합격한 것으로 본다.
제4조(비밀) 각 당사자는 상대방의 비밀을 2년간 지킨다. 공지된 것은 제외한다.
제5조(해지) 각 당사자는 상대방이 어긴 때에 14일의 기간을 정하여 최고하고 해지할 수 있다.
제6조(관할) 소송은 피고의 주소지를 관할하는 법원에 낸다.
제7조(저작권) 저작재산권은 대금을 모두 지급한 때 갑에게 이전한다.

2026년 3월 2일
갑 주식회사 가람 대표이사 김하나 (인) 서울특별시 중구 없는로 1
을 나래 대표 이두리 (인) 서울특별시 중구 없는로 2
`

const next = `용역계약서

발주자 주식회사 가람(이하 "갑")과 수급인 나래(이하 "을")는 다음과 같이 계약한다.

제1조(목적) 을은 갑의 홈페이지를 제작하고 갑은 대금을 지급한다.
제2조(비밀) 각 당사자는 상대방의 비밀을 2년간 지킨다. 공지된 것은 제외한다.
제3조(대금) 용역대금은 금 15,000,000원으로 하고 검수 후 14일 안에 지급한다.
제4조(지연이자) 갑은 지체한 대금에 연 6%의 이자를 더하여 지급한다.
제5조(검수) 갑은 결과물을 받은 날부터 7일 안에 검수하여야 하고, 알리지 않으면 합격한 것으로 보지 아니한다.
제6조(해지) 갑은 언제든지 이유를 묻지 않고 보상 없이 계약을 해지할 수 있다.
제7조(저작권) 저작재산권은 대금을 모두 지급한 때 갑에게 이전한다.

2026년 3월 2일
갑 주식회사 가람 대표이사 김하나 (인) 서울특별시 중구 없는로 1
을 나래 대표 이두리 (인) 서울특별시 중구 없는로 2
`

let comparison: Comparison
beforeAll(() => {
  comparison = compareContracts({
    type: 'service',
    standpoint: 'signer',
    before: old,
    after: next,
  })
})

const clause = (label: string) =>
  comparison.clauses.find(({ after }) => after.some((place) => place.label === label))

it('finds each clause again though it has another number', () => {
  expect(clause('제2조')).toMatchObject({ before: [{ label: '제4조' }], isMoved: true })
  expect(clause('제1조')).toMatchObject({ change: 'same', isMoved: false })
  expect(clause('제7조')).toMatchObject({ change: 'same', before: [{ label: '제7조' }] })
})

it('sees a clause that was taken apart, and one that is gone', () => {
  expect(clause('제4조')).toMatchObject({ change: 'split', before: [{ label: '제2조' }] })
  expect(comparison.clauses.filter(({ change }) => change === 'removed')).toMatchObject([
    { before: [{ label: '제6조', title: '관할' }] },
  ])
})

it('names the changes that can turn a clause around', () => {
  const named = comparison.weighty.map(
    ({ subject, before, after }) => `${subject}: ${before} → ${after}`,
  )
  expect(named).toContain('amount: 10,000,000원 → 15,000,000원')
  expect(named.some((line) => line.startsWith('negation'))).toBe(true)
  expect(comparison.weighty[0]?.subject).toBe('amount')
})

it('tells findings that are new from those that are solved', () => {
  expect(comparison.newFindings.map(({ topic }) => topic)).toContain('one-sided-termination')
  const back = compareContracts({
    type: 'service',
    standpoint: 'signer',
    before: next,
    after: old,
  })
  expect(back.solvedFindings.map(({ topic }) => topic)).toContain('one-sided-termination')
})

it('finds nothing between two same texts', () => {
  const same = compareContracts({
    type: 'service',
    standpoint: 'neutral',
    before: old,
    after: old,
  })
  expect(same.clauses.every(({ change, isMoved }) => change === 'same' && !isMoved)).toBe(true)
  expect([same.weighty, same.newFindings, same.solvedFindings]).toEqual([[], [], []])
})

it('keeps numbers whole, and gives back both texts', () => {
  const pieces = tokenChanges('금 10,000,000원을 지급한다', '금 15,000,000원을 지급한다') ?? []
  expect(pieces).toContainEqual({ kind: 'removed', text: '10,000,000' })
  const side = (gone: string) =>
    pieces
      .filter(({ kind }) => kind !== gone)
      .map(({ text }) => text)
      .join('')
  expect([side('added'), side('removed')]).toEqual([
    '금 10,000,000원을 지급한다',
    '금 15,000,000원을 지급한다',
  ])
})

it('runs in a thread of its own, with the same result', async () => {
  const task = { type: 'service', standpoint: 'signer', before: old, after: next } as const
  let turns = 0
  const beside = setInterval(() => {
    turns += 1
  }, 1)
  const result = await runComparison(task, new AbortController().signal)
  clearInterval(beside)
  expect(result).toEqual(comparison)
  // Whoever else the process serves is served meanwhile.
  expect(turns).toBeGreaterThan(0)
})

it('stops when it is told to', async () => {
  const stop = new AbortController()
  const running = runComparison(
    { type: 'service', standpoint: 'neutral', before: old, after: next },
    stop.signal,
  )
  stop.abort(new Error('stopped'))
  await expect(running).rejects.toThrow('stopped')
})

it('compares each clause with each, but no more clauses than a contract has', () => {
  const text = Array.from({ length: 5_000 }, (_, no) => `제${no + 1}조(가) 나${no}`).join('\n')
  const clauses = text.split('\n').map((line, no) => {
    const start = text.indexOf(line)
    const label = `제${no + 1}조`
    return {
      part: 'clause' as const,
      label,
      number: null,
      title: '',
      start,
      end: start + line.length,
    }
  })
  const units = unitsOf(text, clauses)
  expect(units).toHaveLength(mostUnits)
  expect(units.at(-1)?.text.endsWith('나4999')).toBe(true)
})

it('does not call it a change of a reference that a clause has another number', async () => {
  const before =
    '용역계약서\n제1조(대금) 갑은 대금을 지급한다.\n제2조(비용) 비용은 을이 낸다.\n제3조(관할) 소송은 제1조에 따라 서울중앙지방법원으로 한다.'
  const after = before.replace(/제2조.*\n/, '').replace('제3조(관할)', '제2조(관할)')
  const { weighty } = compareContracts({
    type: 'service',
    standpoint: 'neutral',
    before,
    after,
  })
  expect(weighty.filter(({ subject }) => subject === 'reference')).toEqual([])
})
