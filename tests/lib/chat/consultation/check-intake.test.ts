import { checkIntake, daysLeft } from '@/lib/chat/consultation/check-intake'
import { intakeSchema } from '@/lib/chat/consultation/schema'
import { depositForm } from '@/tests/factories/intake'

const today = '2026-11-21'
const check = (changes = {}) => checkIntake(depositForm(changes), 'housing', today)
const problemsOf = (changes = {}) => {
  const checked = check(changes)
  return checked.ok ? {} : checked.problems
}

test('a filled form becomes an intake that can be kept', () => {
  const checked = check()
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems))
  expect(checked.intake).toMatchObject({
    field: 'housing',
    events: [
      { on: '2026-09', unsure: false, text: '계약 기간이 끝남' },
      { on: '2024', unsure: true, text: '입주하고 전입신고함' },
    ],
    facts: { deposit: '120000000', movedIn: 'yes', fixedDate: 'unsure' },
    deadline: { state: 'known', on: '2026-12-01' },
  })
  expect(intakeSchema.parse(JSON.parse(JSON.stringify(checked.intake)))).toEqual(checked.intake)
})

test('what is needed is asked for at its place', () => {
  expect(problemsOf({ role: [''], other: [], what: [' '], wants: [] })).toEqual({
    role: 'required',
    other: 'required',
    what: 'required',
    wants: 'required',
  })
  expect(problemsOf({ what: ['짧음'] })).toEqual({ what: 'tooShort' })
  expect(problemsOf({ what: ['가'.repeat(1201)] })).toEqual({ what: 'tooLong' })
})

test.each([
  [{ 'events.0.on.month': [''] }, { 'events.0.on': 'date' }],
  [{ 'events.0.on.month': ['13'] }, { 'events.0.on': 'date' }],
  [{ 'events.0.on.month': ['2'], 'events.0.on.day': ['30'] }, { 'events.0.on': 'date' }],
  [{ 'events.0.on.month': ['12'] }, { 'events.0.on': 'future' }],
  [{ 'events.0.text': [''] }, { 'events.0.text': 'required' }],
  [{ 'deadline.on.day': [''] }, { 'deadline.on': 'deadline' }],
  [{ 'facts.deposit': ['많음'] }, { 'facts.deposit': 'amount' }],
  [{ 'facts.leaseEnd.year': ['이천'] }, { 'facts.leaseEnd': 'date' }],
])('%j is refused at its field', (changes, problems) => {
  expect(problemsOf(changes)).toEqual(problems)
})

test('an empty row is none, and the rows after it keep their place', () => {
  expect(
    problemsOf({
      'events.0.on.year': [''],
      'events.0.on.month': [''],
      'events.0.text': [''],
      'events.1.unsure': [],
    }),
  ).toEqual({ 'events.1.on': 'date' })
})

test('numbers of a person are sent back wherever they stand', () => {
  expect(
    problemsOf({
      what: ['집주인 010-1234-5678에게 여러 번 연락했습니다'],
      people: ['900101-1234567'],
      'events.0.text': ['4111 1111 1111 1111로 냄'],
    }),
  ).toEqual({ what: 'phone', people: 'resident', 'events.0.text': 'card' })
})

test('a field takes only what belongs to it', () => {
  expect(problemsOf({ role: ['patient'], wants: ['divorce'], papers: ['passport'] })).toEqual({
    role: 'choice',
    wants: 'choice',
    papers: 'choice',
  })
  expect(
    problemsOf({ wants: ['depositBack', 'renewal', 'repair', 'endLease', 'eviction'] }),
  ).toEqual({
    wants: 'tooMany',
  })
  expect(problemsOf({ 'facts.leaseKind': ['castle'] })).toEqual({ 'facts.leaseKind': 'choice' })
})

test('a deadline is near from a week before', () => {
  const at = (day: string) => {
    const checked = checkIntake(depositForm(), 'housing', '2026-11-21')
    return checked.ok ? daysLeft(checked.intake, day) : undefined
  }
  expect(at('2026-11-21')).toBeNull()
  expect(at('2026-11-24')).toBe(7)
  expect(at('2026-12-01')).toBe(0)
  expect(at('2026-12-03')).toBe(-2)
})
