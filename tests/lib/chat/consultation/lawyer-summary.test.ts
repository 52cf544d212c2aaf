import { checkIntake } from '@/lib/chat/consultation/check-intake'
import { lawyerSummary } from '@/lib/chat/consultation/lawyer-summary'
import { limitationSentences } from '@/lib/chat/consultation/limitation-sentences'
import { missingFacts } from '@/lib/chat/consultation/missing-facts'
import type { Intake } from '@/lib/chat/consultation/schema'
import { type ChatMessage, chatMessageSchema } from '@/lib/chat/schema'
import { depositForm } from '@/tests/factories/intake'

function deposit(changes = {}): Intake {
  const checked = checkIntake(depositForm(changes), 'housing', '2026-11-21')
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems))
  return checked.intake
}

const period = '채권은 10년간 행사하지 아니하면 소멸시효가 완성한다.'
const answer: ChatMessage = chatMessageSchema.parse({
  id: 'a1',
  role: 'assistant',
  parts: [
    {
      kind: 'passages',
      type: 'case',
      passages: [
        {
          source: 2,
          lead: '[1] 보증금반환채권의 소멸시효',
          lines: [{ mark: '', text: '그렇지 않다고 본 사례이다.' }],
          cut: false,
        },
      ],
    },
    {
      kind: 'quote',
      text: '이 기간은 3년 이내에 끝난다고 꾸며 낸 말.',
      source: 1,
      verbatim: false,
    },
    {
      kind: 'sources',
      sources: [
        {
          no: 1,
          type: 'article',
          label: '민법 제162조',
          title: '채권, 재산권의 소멸시효',
          href: '/statutes/001706/articles/162',
          passage: period,
          state: 'in-force',
        },
        {
          no: 2,
          type: 'case',
          label: '대법원 2020. 7. 9. 선고 2016다244224 판결',
          title: '임대차보증금',
          href: '/cases/2016다244224',
        },
      ],
    },
  ],
})

test('the account comes from the intake, the law only from the answer', () => {
  const summary = lawyerSummary(deposit(), answer)
  expect(summary).toMatchObject({
    asker: 'tenant',
    other: 'landlord',
    answer: 'given',
    issues: ['보증금반환채권의 소멸시효'],
    statutes: [{ label: '민법 제162조', state: 'in-force' }],
    decisions: [{ label: '대법원 2020. 7. 9. 선고 2016다244224 판결' }],
  })
  expect(summary.timeline.map(({ on }) => on)).toEqual(['2024', '2026-09'])
})

test('a period is named only where a source says so, letter for letter', () => {
  expect(lawyerSummary(deposit(), answer).periods).toEqual([
    { source: '민법 제162조', href: '/statutes/001706/articles/162', text: period },
  ])
})

test.each([
  ['writing', { ...answer, state: 'writing' as const }],
  [
    'refused',
    {
      ...answer,
      parts: [
        {
          kind: 'refusal' as const,
          reason: 'not-grounded' as const,
          searched: [],
          unmet: [],
          corpus: null,
          suggestions: [],
        },
      ],
    },
  ],
  ['failed', null],
])('an answer that is %s gives no law', (state, message) => {
  const summary = lawyerSummary(deposit(), message)
  expect(summary.answer).toBe(state)
  if (state !== 'writing')
    expect([summary.statutes, summary.decisions, summary.periods]).toEqual([[], [], []])
})

test('what a lawyer will ask is what the intake leaves open', () => {
  const told = missingFacts(deposit()).map((each) => (each.kind === 'fact' ? each.fact : each.gap))
  expect(told).toEqual(['fixedDate', 'leaseEnd', 'noticeGiven', 'stillThere'])
  const open = missingFacts(
    deposit({
      other: ['unknown'],
      papers: [],
      'deadline.state': ['unsure'],
      'events.0.unsure': ['on'],
    }),
  )
  expect(open.flatMap((each) => (each.kind === 'general' ? [each.gap] : []))).toEqual([
    'dates',
    'other',
    'papers',
    'deadline',
  ])
})

test('facts of another matter of the field are not asked for', () => {
  const intake: Intake = {
    ...deposit(),
    field: 'family',
    role: 'spouse',
    other: 'spouse',
    wants: ['divorce'],
    facts: {},
  }
  const facts = missingFacts(intake).flatMap((each) => (each.kind === 'fact' ? [each.fact] : []))
  expect(facts).toContain('minorChildren')
  expect(facts).not.toContain('will')
})

test('a sentence with a number names no period unless something must be done in it', () => {
  expect(
    limitationSentences('3년 이하의 징역에 처한다. 소는 90일 이내에 제기하여야 한다.'),
  ).toEqual(['소는 90일 이내에 제기하여야 한다.'])
  expect(limitationSentences('대법원 2013. 6. 27. 선고 판결은 이와 다르다.')).toEqual([])
})
