/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readingAttribute } from '@/components/corpus/reading/reading-attribute'
import { ReadingTools } from '@/components/corpus/reading/reading-tools'
import { Localized } from '@/tests/factories/rendered'

function show() {
  render(
    <Localized>
      <ReadingTools citation="대법원 2010. 5. 20. 선고 2007다90760 판결" />
      <p {...readingAttribute}>
        퇴직금 분할
        {'\n'} 약정은 무효이다.
      </p>
      <p>다른 글</p>
    </Localized>,
  )
}

function select(from: Element | null, to: Element | null) {
  act(() => {
    const range = document.createRange()
    range.selectNodeContents(from ?? document.body)
    if (to) range.setEndAfter(to)
    getSelection()?.removeAllRanges()
    getSelection()?.addRange(range)
    document.dispatchEvent(new Event('selectionchange'))
  })
}

const button = () => screen.queryByRole('button', { name: '인용과 함께 복사' })

it('copies the selected passage in one line with the citation behind it', async () => {
  const user = userEvent.setup()
  show()
  expect(button()).toBeNull()
  select(document.querySelector('[data-reading]'), null)
  await user.click(screen.getByRole('button', { name: '인용과 함께 복사' }))
  expect(await navigator.clipboard.readText()).toBe(
    '“퇴직금 분할 약정은 무효이다.” (대법원 2010. 5. 20. 선고 2007다90760 판결)',
  )
  expect(screen.getByRole('button', { name: '복사했습니다' })).toBeTruthy()
})

it('offers nothing for what is selected elsewhere or reaches out of the text', () => {
  show()
  select(screen.getByText('다른 글'), null)
  expect(button()).toBeNull()
  select(document.querySelector('[data-reading]'), screen.getByText('다른 글'))
  expect(button()).toBeNull()
})

it('says so where the browser does not copy', async () => {
  const user = userEvent.setup()
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  show()
  select(document.querySelector('[data-reading]'), null)
  await user.click(screen.getByRole('button', { name: '인용과 함께 복사' }))
  expect(await screen.findByRole('button', { name: '복사하지 못했습니다' })).toBeTruthy()
})
