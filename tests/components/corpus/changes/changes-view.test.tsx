/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { ChangesView } from '@/components/corpus/changes/changes-view'
import type { ChangePage } from '@/lib/corpus/change-schema'
import { articleChange, changesOfTwoDays } from '@/tests/factories/changes'
import { Localized } from '@/tests/factories/rendered'

const page = (found: Partial<ChangePage>): ChangePage => ({
  ...{ total: found.changes?.length ?? 0, page: 1, size: 20, law: null, changes: [] },
  ...found,
})
const show = (found: Partial<ChangePage>) =>
  render(
    <Localized>
      <ChangesView found={page(found)} />
    </Localized>,
  )
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

it('groups changes by the day in Korea, each with a link to its page', () => {
  show({ changes: changesOfTwoDays })
  const days = screen.getAllByRole('region')
  expect(days.map((day) => within(day).getAllByRole('heading', { level: 3 }).length)).toEqual([
    2, 1,
  ])
  expect(days[0]?.querySelector('time')?.dateTime).toBe('2026-11-21')
  expect(days[1]?.querySelector('time')?.dateTime).toBe('2026-11-20')
  expect(hrefOf('민법 제839조의2(재산분할청구권)')).toBe(
    `/statutes/001706/articles/${encodeURIComponent('839의2')}`,
  )
  expect(hrefOf(/^2020다101/)).toBe(`/cases/${encodeURIComponent('2020다101')}?serial=101`)
  expect(hrefOf(/2020다102/)).toBe(`/cases/${encodeURIComponent('2020다102')}?serial=102`)
  expect(hrefOf(/^2020다103/)).toBe(`/cases/${encodeURIComponent('2020다103')}?serial=103`)
})

it('marks the words of a changed article in its text', () => {
  const { container } = show({ changes: [articleChange()] })
  expect(container.querySelector('del')?.textContent).toBe('뺀 글: 2')
  expect(container.querySelector('ins')?.textContent).toBe('넣은 글: 3')
  expect(container.textContent).toContain('<개정 2020. 1. 1.>')
})

it('leads from an article that is gone to its law', () => {
  const gone = articleChange({ newText: null, isHeld: false, title: null })
  const { container } = show({ changes: [gone] })
  expect(hrefOf('민법 제839조의2')).toBe('/statutes/001706')
  expect(screen.getByText('없어진 조문')).toBeTruthy()
  expect(container.querySelector('del, ins')).toBeNull()
})

it('leads to the changes of one law by plain links, and back', () => {
  show({ changes: [articleChange()] })
  expect(hrefOf('민법의 변경만 보기')).toBe('/changes?law=001706')
})

it('keeps the law in the links of its pages', () => {
  const law = { lawId: '001706', title: '민법' }
  show({ law, total: 41, changes: [articleChange()] })
  expect(screen.queryByText('민법의 변경만 보기')).toBeNull()
  expect(hrefOf('전체 변경 보기')).toBe('/changes')
  expect(screen.getByRole('status').textContent).toContain('민법의 조문 변경')
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toContain('/changes?law=001706&page=3')
})

it('says that nothing has changed since the corpus was first read, and names the feed all the same', () => {
  show({})
  expect(screen.getByText('처음 읽어 들인 뒤로 달라진 것이 없습니다.')).toBeTruthy()
  expect(hrefOf('변경 RSS')).toBe('/feeds/changes/ko.xml')
})
