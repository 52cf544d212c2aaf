import { ExactNote } from '@/components/corpus/search/exact-note'
import { NoResults } from '@/components/corpus/search/no-results'
import { rendered } from '@/tests/factories/rendered'

jest.mock('@/lib/i18n/navigation', () => ({
  Link: (props: { href: string }) => <a {...props} />,
}))

const of = {
  words: '해고 서면 통지',
  phrases: ['서면 통지'],
  excluded: ['징계'],
  isCut: false,
}
const state = { query: '해고 "서면 통지" -징계', type: 'precedents' as const }
const hrefOf = (query: string) =>
  `/case-search?${new URLSearchParams({ query, type: 'precedents' })}`.replaceAll('&', '&amp;')

it('takes one condition out, and keeps the others and the scope', () => {
  const html = rendered(<ExactNote of={of} state={state} />)
  expect(html).toContain(`href="${hrefOf('해고 서면 통지 -징계')}"`)
  expect(html).toContain(`href="${hrefOf('해고 "서면 통지"')}"`)
  expect(html).toContain(`href="${hrefOf('해고 서면 통지')}"`)
  expect(html).not.toContain('3,000')
})

it('says how far it looked', () => {
  expect(rendered(<ExactNote of={{ ...of, isCut: true }} state={state} />)).toContain('3,000건')
})

it('says in each language that nothing holds the words', () => {
  const none = <NoResults state={state} help={null} isExact />
  expect(rendered(none)).toContain('그대로 들어 있는 문서를 찾지 못했습니다')
  expect(rendered(none, 'en')).toContain('as they stand')
  expect(rendered(none, 'ja')).toContain('見つかりませんでした')
  expect(rendered(none, 'zh')).toContain('没有找到')
})
