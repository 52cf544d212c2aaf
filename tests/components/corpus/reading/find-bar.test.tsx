/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FindBar } from '@/components/corpus/reading/find-bar'
import { readingAttribute } from '@/components/corpus/reading/reading-attribute'
import { Localized } from '@/tests/factories/rendered'

/** Each line of the text is 100 pixels high; the window is 768. */
beforeAll(() => {
  window.scrollBy = jest.fn()
  Range.prototype.getBoundingClientRect = function place(this: Range) {
    const line = this.startContainer.parentElement
    const index = line?.parentElement ? [...line.parentElement.children].indexOf(line) : 0
    return new DOMRect(0, index * 100, 10, 10)
  }
  globalThis.DOMRect ??= class {
    constructor(
      readonly x: number,
      readonly y: number,
      readonly width: number,
      readonly height: number,
    ) {}
    get top() {
      return this.y
    }
  } as unknown as typeof DOMRect
})

function show(words: string) {
  render(
    <Localized>
      <FindBar words={words} />
      <nav data-outline="">
        <a href="#one">one</a>
        <a href="#two">two</a>
      </nav>
      <div {...readingAttribute}>
        <p id="one">해고 예고</p>
        <p>해고</p>
        <p id="two">수당</p>
      </div>
    </Localized>,
  )
}

const status = () => screen.getByRole('status').textContent
const user = userEvent.setup()

it('counts the places, walks them in a circle and shows the place as selected text', async () => {
  show('해고')
  expect(status()).toBe('2곳')
  await user.click(screen.getByRole('button', { name: '다음 위치' }))
  expect(status()).toBe('1 / 2')
  expect(String(getSelection())).toBe('해고')
  await user.click(screen.getByRole('button', { name: '이전 위치' }))
  expect(status()).toBe('2 / 2')
})

it('finds what is typed instead; Enter goes on and Shift-Enter back', async () => {
  show('해고')
  const field = screen.getByRole('searchbox')
  await user.clear(field)
  expect(status()).toBe('')
  await user.type(field, '예고 수당{Enter}{Enter}')
  expect(status()).toBe('2 / 2')
  await user.type(field, '{Shift>}{Enter}{/Shift}')
  expect(status()).toBe('1 / 2')
})

it('says so where nothing is found', () => {
  show('상계')
  expect(status()).toBe('없음')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '다음 위치' }).disabled).toBe(true)
})

it('tells the outline how many places stand in each part', () => {
  show('해고 수당')
  expect(screen.getByText('one').dataset.hits).toBe('2')
  expect(screen.getByText('two').dataset.hits).toBe('1')
})
