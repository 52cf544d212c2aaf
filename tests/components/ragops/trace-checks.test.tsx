/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { TraceChecks } from '@/components/ragops/trace-checks'
import { locales } from '@/lib/i18n/routing'
import {
  type Evaluation,
  type EvaluatorName,
  evaluatorNames,
  type Figure,
} from '@/lib/ragops/answers/schema'
import { Localized } from '@/tests/factories/rendered'

const none = { score: null, right: 0, wrong: 0, open: 0 }
const evaluation = (changes: Partial<Record<EvaluatorName, Figure>>): Evaluation => ({
  answered: true,
  figures: {
    ...(Object.fromEntries(evaluatorNames.map((name) => [name, none])) as Evaluation['figures']),
    ...changes,
  },
  findings: [{ evaluator: 'support', reason: 'unsupported', text: '근거가 없는 문장입니다.' }],
})
const show = (of: Evaluation | null, locale: (typeof locales)[number] = 'ko') =>
  render(
    <Localized locale={locale}>
      <TraceChecks evaluation={of} />
    </Localized>,
  )

it('shows each check that had something to look at, and what is at fault', () => {
  show(evaluation({ support: { score: 0.5, right: 1, wrong: 1, open: 0 } }))
  screen.getByText('문장의 근거')
  screen.getByText('50%')
  screen.getByText('맞음 1, 틀림 1, 알 수 없음 0')
  screen.getByText('근거가 없는 문장입니다.')
  expect(screen.queryByText('현행 여부')).toBeNull()
})

it('says that there is nothing to check, or that it cannot be checked', () => {
  show(evaluation({}))
  screen.getByText('검사할 내용이 없습니다.')
  show(null)
  screen.getByText('지금은 검사할 수 없습니다.')
})

it.each(locales)('names every check in %s', (locale) => {
  const { container } = show(
    evaluation(
      Object.fromEntries(
        evaluatorNames.map((name) => [name, { score: 1, right: 1, wrong: 0, open: 0 }]),
      ),
    ),
    locale,
  )
  expect(container.querySelectorAll('dt')).toHaveLength(evaluatorNames.length)
  expect(container.textContent).not.toContain('ragops.')
})
