/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { DocumentHits } from '@/components/knowledge/document-hits'
import type { FoundInDocuments } from '@/lib/knowledge/types'
import { Localized } from '@/tests/factories/rendered'

jest.mock('@/lib/i18n/navigation', () => ({
  Link: (props: { href: string }) => <a {...props} />,
}))

const found: FoundInDocuments = {
  state: 'found',
  hits: [],
  searched: 3,
  missing: 0,
  manner: { by: 'words' },
}
const show = (manner: (FoundInDocuments & { state: 'found' })['manner']) =>
  render(
    <Localized>
      <DocumentHits found={{ ...found, manner }} query="보증금" />
    </Localized>,
  )

it('says by what it was searched, also where nothing was found', () => {
  const { unmount } = show({ by: 'words' })
  expect(screen.queryByText('낱말로 찾았습니다.')).not.toBeNull()
  unmount()
  show({ by: 'wordsAndMeaning', model: 'bge-m3' })
  expect(screen.queryByText('낱말과 뜻으로 찾았습니다 (모델 bge-m3).')).not.toBeNull()
})

it('says that the model did not answer in time', () => {
  show({ by: 'wordsForNow' })
  expect(screen.queryByText(/이번에는 낱말로만/)).not.toBeNull()
})
