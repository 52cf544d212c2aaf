/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { JudgmentBody } from '@/components/corpus/case/judgment-body'
import { readJudgment } from '@/lib/korean-law/judgment/judgment-text'
import { Localized } from '@/tests/factories/rendered'

const body = `【이유】
1. 상고이유를 본다.
2. 대법관 김갑동, 대법관 이을순의 반대의견은 다음과 같다.
가. 다수의견에 찬성할 수 없다.
3. 대법관 박병수의 보충의견
덧붙인다.
대법원장 최정수(재판장) 김갑동 이을순 박병수`

it('folds each opinion under its kind and its justices; the signature stands outside', () => {
  render(
    <Localized>
      <JudgmentBody blocks={readJudgment({ body, articles: [], cases: [] }).blocks} />
    </Localized>,
  )
  const [dissent, supplement] = [...document.querySelectorAll('details')]
  expect(dissent?.open).toBe(false)
  expect(dissent?.querySelector('summary')?.textContent).toBe(
    '반대의견 2. 대법관 김갑동, 대법관 이을순의 반대의견은 다음과 같다.',
  )
  expect(dissent?.textContent).toContain('찬성할 수 없다')
  expect(supplement?.textContent).toContain('덧붙인다')
  const signature = screen.getByText(/^대법원장 최정수/)
  expect(signature.closest('details')).toBeNull()
  expect(screen.getByText(/상고이유를 본다/).closest('details')).toBeNull()
})
