/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { ErrorText } from '@/components/layout/errors/error-text'
import type { ErrorCode } from '@/lib/errors'
import errors from '@/messages/ko/errors.json'

const show = (code: ErrorCode, caseNumber?: string) =>
  render(
    <NextIntlClientProvider locale="ko" messages={{ errors }}>
      <ErrorText code={code} caseNumber={caseNumber} />
    </NextIntlClientProvider>,
  )

test.each<[ErrorCode, RegExp]>([
  ['network', /인터넷 연결을 확인/],
  ['rateLimit', /기다린 뒤 다시/],
  ['server', /문의하기/],
  ['caseNotFound', /사건부호/],
  ['queryTooShort', /낱말을 하나 더/],
  ['queryTooLong', /핵심이 되는 문장/],
  ['ocrFailed', /글자가 든 PDF/],
])('%s comes with what to do about it', (code, action) => {
  show(code, '2019다999999')
  expect(screen.getByText(errors.code[code].split('‘')[0] ?? '', { exact: false })).toBeInstanceOf(
    HTMLElement,
  )
  expect(screen.getByText(action)).toBeInstanceOf(HTMLElement)
})

test('the number that was looked up is named', () => {
  show('caseNotFound', '2019다999999')
  expect(screen.getByText(/2019다999999/)).toBeInstanceOf(HTMLElement)
})

test('a message that says it all stands alone', () => {
  const { container } = show('emptyQuery')
  expect(container.querySelectorAll('p')).toHaveLength(1)
})
