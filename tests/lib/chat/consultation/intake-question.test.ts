import { createTranslator } from 'next-intl'
import { checkIntake } from '@/lib/chat/consultation/check-intake'
import { intakeLimits } from '@/lib/chat/consultation/constants'
import { factTable } from '@/lib/chat/consultation/fact-table'
import { fields, listsOf } from '@/lib/chat/consultation/field-table'
import { intakeQuestion } from '@/lib/chat/consultation/intake-question'
import type { Intake } from '@/lib/chat/consultation/schema'
import type { ConsultationWords } from '@/lib/chat/consultation/types'
import { entitlements } from '@/lib/entitlements'
import { type AppLocale, locales } from '@/lib/i18n/routing'
import { readQuestion } from '@/lib/korean-law/question/question'
import en from '@/messages/en/consultation.json'
import ja from '@/messages/ja/consultation.json'
import ko from '@/messages/ko/consultation.json'
import zh from '@/messages/zh/consultation.json'
import { depositForm } from '@/tests/factories/intake'

const catalogs = { ko, en, ja, zh }

function wordsIn(locale: AppLocale) {
  const t = createTranslator({
    locale,
    messages: { consultation: catalogs[locale] },
    namespace: 'consultation',
  }) as ConsultationWords
  return { t, locale }
}

function deposit(changes = {}): Intake {
  const checked = checkIntake(depositForm(changes), 'housing', '2026-11-21')
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems))
  return checked.intake
}

/** Everything a field can ask, answered as long as it may be. */
function fullest(field: (typeof fields)[number]): Intake {
  const { roles, others, wants, facts, papers } = listsOf(field)
  const answers = {
    yesno: 'yes',
    month: '2024-03',
    amount: '9999999999999',
    line: '가'.repeat(120),
  }
  return {
    field,
    role: roles[0] ?? 'unknown',
    other: others[0] ?? 'unknown',
    people: '나'.repeat(intakeLimits.people),
    what: '다 '.repeat(intakeLimits.what / 2).trim(),
    wants: wants.slice(0, intakeLimits.wants),
    wantText: '라'.repeat(intakeLimits.wantText),
    events: Array.from({ length: 5 }, () => ({
      on: '2024-03-02',
      unsure: true,
      text: '마'.repeat(120),
    })),
    facts: Object.fromEntries(
      facts.map((fact) => {
        const form = factTable[fact]
        return [fact, form.kind === 'choice' ? (form.options[0] ?? '') : answers[form.kind]]
      }),
    ),
    papers: [...papers],
    done: ['talked', 'wasSued'],
    doneText: '바'.repeat(intakeLimits.doneText),
    deadline: { state: 'known', on: '2026-12-01', text: '사'.repeat(120) },
  }
}

test('a question in Korean tells it all in sentences', () => {
  const { text, cut } = intakeQuestion(deposit(), wordsIn('ko'), 1000)
  expect(cut).toBe(false)
  expect(text).toBe(
    [
      '보증금 돌려받기에 관해 묻습니다.',
      '법률 용어로는 주택임대차, 임대차보증금 반환, 임차권등기명령, 대항력입니다.',
      '저는 세입자(임차인)이고 상대방은 집주인(임대인)입니다.',
      '전세 계약이 끝났는데 집주인이 새 세입자를 구할 때까지 보증금을 주지 않습니다.',
      '날짜순으로는 다음과 같습니다. 2024년(정확하지 않음) 입주하고 전입신고함; 2026년 9월 계약 기간이 끝남.',
      '확인한 사실은 다음과 같습니다. 계약 종류: 전세; 보증금: 120,000,000원; 이사하고 전입신고를 함: 예.',
      '지금까지 한 일: 문자나 메일을 보냄.',
      '가지고 있는 자료: 임대차계약서, 문자·메신저 대화.',
      '알고 있는 기한: 2026년 12월 1일 이사하기로 한 날.',
      '제가 무엇을 할 수 있습니까?',
    ].join(' '),
  )
})

test.each(locales)('in %s every field has its words, and the law knows what is asked', (locale) => {
  for (const field of fields) {
    const { roles, wants } = listsOf(field)
    for (const want of wants) {
      const intake = {
        ...deposit(),
        field,
        role: roles[0] ?? 'unknown',
        facts: {},
        papers: [],
        wants: [want],
      }
      const { text } = intakeQuestion(intake, wordsIn(locale), 1000)
      expect(text).not.toMatch(/consultation\.|\{|undefined/)
      const legal = readQuestion(text).points.filter(({ kind }) => kind === 'legal')
      expect([want, legal.length]).toEqual([want, expect.any(Number)])
      expect(legal.length).toBeGreaterThan(0)
    }
  }
})

test.each(locales)('in %s the longest intake fits what each plan allows', (locale) => {
  for (const field of fields) {
    for (const { questionLength } of Object.values(entitlements)) {
      const { text } = intakeQuestion(fullest(field), wordsIn(locale), questionLength)
      expect(text.length).toBeLessThanOrEqual(questionLength)
      expect(text).toContain('다 다')
    }
  }
})

test('what does not fit is left out from the least worth on, and that is told', () => {
  const whole = intakeQuestion(deposit(), wordsIn('en'), 5000).text
  const { text, cut } = intakeQuestion(deposit(), wordsIn('en'), whole.length - 1)
  expect(cut).toBe(true)
  expect(whole).toContain('In hand:')
  expect(text).not.toContain('In hand:')
  expect(text).toContain('Done so far:')
})
