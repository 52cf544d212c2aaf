import { randomUUID } from 'node:crypto'
import { applyPlaybook } from '@/lib/contracts/playbooks/apply-playbook'
import { mostMatches } from '@/lib/contracts/playbooks/constants'
import { playbookFindings } from '@/lib/contracts/playbooks/playbook-finding'
import {
  type PlaybookRule,
  playbookRulesSchema,
  ruleFormSchema,
} from '@/lib/contracts/playbooks/schema'

const text = `용역계약서

제1조(대금) ① 대금은 금 50,000,000원으로 한다.
② 대금은 검수 후 60일 이내에 지급한다.
제2조(지체상금) 지체일수 1일마다 대금의 0.5%를 지체상금으로 한다.
제3조(손해배상) 수급인은 도급인에게 생긴 모든 손해를 배상한다.
제4조(비밀유지) 당사자는 비밀을 3년간 지킨다.
`
const rule = (check: PlaybookRule['check'], more: Partial<PlaybookRule> = {}): PlaybookRule => ({
  id: randomUUID(),
  title: '확인할 것',
  check,
  clause: [],
  type: null,
  severity: 'high',
  preferred: '',
  fallback: '',
  approver: '',
  ...more,
})
const found = (check: PlaybookRule['check'], more: Partial<PlaybookRule> = {}, given = text) =>
  applyPlaybook([rule(check, more)], { type: 'service', text: given, findings: [] })
const number = (
  unit: 'days' | 'percent' | 'won',
  direction: 'above' | 'below',
  limit: number,
  words: string[] = [],
): PlaybookRule['check'] => ({ kind: 'number', words, unit, direction, limit })

it('every match quotes the contract as it stands', () => {
  const matches = applyPlaybook(
    [
      rule({ kind: 'present', words: ['대금'] }),
      rule({ kind: 'absent', words: ['상한'] }, { clause: ['손해배상'] }),
      rule(number('days', 'above', 1)),
    ],
    { type: 'service', text, findings: [] },
  )
  expect(matches.length).toBeGreaterThan(4)
  for (const { quote, start, end } of matches)
    if (start !== null && end !== null) expect(text.slice(start, end)).toBe(quote)
  const places = matches.map(({ start }) => start ?? Number.POSITIVE_INFINITY)
  expect(places).toEqual([...places].sort((a, b) => a - b))
})

describe('words that are there', () => {
  it.each([['모든 손해'], ['모든손해'], ['없는 말', '모든  손해']])('fires for %j', (...words) => {
    expect(found({ kind: 'present', words })).toMatchObject([{ clause: '제3조', kind: 'risk' }])
  })
  it.each([
    ['another clause', { clause: ['대금'] }],
    ['another type', { type: 'nda' as const }],
  ])('is silent in %s', (_, more) => {
    expect(found({ kind: 'present', words: ['모든 손해'] }, more)).toEqual([])
  })
  it('is silent where none is there', () => {
    expect(found({ kind: 'present', words: ['지연이자'] })).toEqual([])
  })
  it('finds a short word only where a word of the contract begins', () => {
    const short = { kind: 'present' as const }
    expect(found({ ...short, words: ['상한'] })).toEqual([])
    const capped = text.replace('모든 손해를', '배상액의 상한까지 손해를')
    expect(found({ ...short, words: ['상한'] }, {}, capped)).toMatchObject([{ clause: '제3조' }])
  })
  it('reads no word as a pattern', () => {
    expect(found({ kind: 'present', words: ['.*', '(', '대[금'] })).toEqual([])
  })
  it('reports a word that stands everywhere so often and no oftener', () => {
    const long = Array.from({ length: 60 }, (_, no) => `제${no + 1}조(대금) 대금을 낸다.`).join(
      '\n',
    )
    expect(found({ kind: 'present', words: ['대금'] }, {}, long)).toHaveLength(mostMatches)
  })
})

describe('words that are missing', () => {
  it('fires at the clause that lacks them', () => {
    const matches = found({ kind: 'absent', words: ['상한', '한도'] }, { clause: ['손해배상'] })
    expect(matches).toMatchObject([{ clause: '제3조', kind: 'missing' }])
    expect(matches[0]?.quote).toContain('손해배상')
  })
  it('fires for the contract where no such clause is there', () => {
    expect(found({ kind: 'absent', words: ['중재'] }, { clause: ['분쟁'] })).toMatchObject([
      { clause: null, quote: null, start: null },
    ])
    expect(found({ kind: 'absent', words: ['중재'] })).toMatchObject([{ start: null }])
  })
  it('is silent where one of them is there', () => {
    expect(found({ kind: 'absent', words: ['중재', '모든 손해'] })).toEqual([])
    expect(found({ kind: 'absent', words: ['3년'] }, { clause: ['비밀'] })).toEqual([])
  })
})

describe('figures beyond a limit', () => {
  it.each([
    ['days', number('days', 'above', 30, ['지급']), '제1조'],
    ['percent', number('percent', 'above', 0.1), '제2조'],
    ['won', number('won', 'below', 100_000_000), '제1조'],
  ])('fires for %s', (_, check, clause) => {
    expect(found(check)).toMatchObject([{ clause }])
  })
  it.each([
    ['at the limit', number('days', 'above', 60, ['지급'])],
    ['below it', number('percent', 'above', 1)],
    ['in a sentence without the words', number('days', 'above', 30, ['해지'])],
    ['above it, where less is reported', number('won', 'below', 50_000_000)],
  ])('is silent %s', (_, check) => {
    expect(found(check)).toEqual([])
  })
})

it('a built-in finding is reported with the severity of the organisation', () => {
  const own = rule({ kind: 'topic', topic: 'unlimited-liability' }, { severity: 'low' })
  const builtIn = { kind: 'risk', clause: '제3조', quote: '모든 손해', start: 5, end: 9 } as const
  const matches = applyPlaybook([own], {
    type: 'service',
    text,
    findings: [
      { ...builtIn, topic: 'unlimited-liability' },
      { ...builtIn, topic: 'another' },
    ],
  })
  expect(matches).toMatchObject([
    { rule: own.id, topic: 'unlimited-liability', quote: '모든 손해' },
  ])
  const version = {
    id: randomUUID(),
    playbook_id: randomUUID(),
    no: 3,
    name: '기준',
    rules: [own],
    published_at: '2026-11-28T00:00:00Z',
  }
  expect(playbookFindings(version, [...matches, ...matches])).toMatchObject([
    { severity: 'low', playbook: { version: 3, name: '기준', title: '확인할 것' } },
  ])
})

describe('the form of a rule', () => {
  const typed = {
    playbook: randomUUID(),
    rev: '1',
    title: '지급 기한',
    kind: 'number',
    words: '지급, 지불、지급',
    unit: 'days',
    direction: 'above',
    limit: '1,000',
    severity: 'high',
    type: '',
  }
  it('reads words and figures as people type them', () => {
    expect(ruleFormSchema.parse(typed)).toMatchObject({
      words: ['지급', '지불'],
      limit: 1000,
      type: null,
      rule: null,
    })
  })
  it.each([
    ['limit', { limit: '서른' }, 'notNumber'],
    ['limit', { limit: '' }, 'required'],
    ['title', { title: '  ' }, 'required'],
    ['severity', { severity: 'worst' }, 'choice'],
    ['words', { kind: 'present', words: ' , ' }, 'required'],
    ['words', { words: Array.from({ length: 21 }, (_, no) => `w${no}`).join(',') }, 'tooMany'],
    ['topic', { kind: 'topic', topic: '<script>' }, 'choice'],
    ['preferred', { preferred: 'x'.repeat(2001) }, 'tooLong'],
    ['approver', { approver: 'a\u202eb' }, 'invalid'],
  ])('names %s for %j', (field, wrong, message) => {
    const { error } = ruleFormSchema.safeParse({ ...typed, ...wrong })
    expect(error?.issues.map(({ path, message: key }) => [path.join('.'), key])).toContainEqual([
      field,
      message,
    ])
  })
})

it('a rule that cannot be read is left out, and the others stay', () => {
  const good = rule({ kind: 'present', words: ['가'] })
  expect(playbookRulesSchema.parse([{ id: 'x' }, null, good])).toEqual([good])
})
