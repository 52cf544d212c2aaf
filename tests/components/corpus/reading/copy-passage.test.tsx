/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readingAttribute } from '@/components/corpus/reading/reading-attribute'
import { ReadingTools } from '@/components/corpus/reading/reading-tools'
import { Localized } from '@/tests/factories/rendered'

const source = {
  korean: '대법원 2010. 5. 20. 선고 2007다90760 판결',
  english: 'Supreme Court Decision 2007Da90760 decided May 20, 2010',
  isArticle: false,
  isSummary: false,
}

function show() {
  render(
    <Localized>
      <ReadingTools source={source} />
      <div {...readingAttribute}>
        <p id="p7">
          퇴직금 분할
          {'\n'} 약정은 무효이다.
        </p>
      </div>
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

it('copies the passage in other forms, with the address of its paragraph', async () => {
  window.history.replaceState(null, '', '/cases/2007다90760?serial=3&citing=2')
  const user = userEvent.setup()
  show()
  select(document.querySelector('#p7'), null)
  await user.click(screen.getByLabelText('다른 형식으로 복사'))
  await user.click(screen.getByRole('button', { name: '영문 인용' }))
  expect(await navigator.clipboard.readText()).toBe(
    '“퇴직금 분할 약정은 무효이다.” (Supreme Court Decision 2007Da90760 decided May 20, 2010)',
  )
  await user.click(screen.getByRole('button', { name: '주소' }))
  expect(decodeURIComponent(await navigator.clipboard.readText())).toBe(
    'http://localhost/cases/2007다90760?serial=3#p7',
  )
})

it('marks the paragraph that the address names, and copies the address of the one that is pointed at', async () => {
  window.history.replaceState(null, '', '/cases/2007다90760#p7')
  const user = userEvent.setup()
  show()
  expect(document.querySelector('#p7')?.hasAttribute('data-cited')).toBe(true)
  expect(screen.queryByRole('link', { name: '이 문단의 주소 복사' })).toBeNull()
  await user.pointer({ target: document.querySelector('#p7') as Element })
  await user.click(screen.getByRole('link', { name: '이 문단의 주소 복사' }))
  expect(decodeURIComponent(await navigator.clipboard.readText())).toBe(
    'http://localhost/cases/2007다90760#p7',
  )
  expect(screen.getByText('문단의 주소를 복사했습니다')).toBeTruthy()
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
