/** @jest-environment jsdom */
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GuidedForm } from '@/components/templates/form/guided-form'
import { FieldForm } from '@/components/templates/organization/field-form'
import { FieldList } from '@/components/templates/organization/field-list'
import { Source } from '@/components/templates/organization/source'
import { SourceFile } from '@/components/templates/organization/source-file'
import { VersionList } from '@/components/templates/organization/version-list'
import { apiRead } from '@/lib/api-client'
import { saveOwnDraft } from '@/lib/templates/actions'
import { saveField } from '@/lib/templates/organization/actions'
import { compileTemplate } from '@/lib/templates/organization/compile-template'
import { readSource } from '@/lib/templates/organization/read-source'
import { sampleAnswers } from '@/lib/templates/organization/sample-answers'
import type { TemplateField } from '@/lib/templates/organization/schema'
import { Localized } from '@/tests/factories/rendered'

jest.mock('@/lib/templates/actions', () => ({
  saveOwnDraft: jest.fn(),
  loadOwnDraft: jest.fn(),
  loadOwnParties: jest.fn(),
  loadDocumentAnswers: jest.fn(),
  deleteOwnDraft: jest.fn(),
}))
jest.mock('@/lib/templates/organization/actions', () => ({
  chooseVersion: jest.fn(),
  pickSource: jest.fn(),
  publish: jest.fn(),
  rollBack: jest.fn(),
  saveField: jest.fn(),
  writeSource: jest.fn(),
}))
jest.mock('@/lib/api-client', () => ({
  ...jest.requireActual('@/lib/api-client'),
  apiRead: jest.fn(),
}))
jest.mock('@/lib/i18n/navigation', () => ({
  ...jest.requireActual('@/lib/i18n/navigation'),
  useRouter: () => ({ refresh: jest.fn(), push: jest.fn() }),
}))

const lines = [
  '위임인 {{위임인}}은(는) 사건을 맡긴다.',
  '{{#성공보수 약정}}',
  '성공보수는 {{성공보수:한글}}으로 한다.',
  '{{/성공보수 약정}}',
]
const blocks = lines.map((text) => ({ kind: 'paragraph' as const, number: null, page: null, text }))

function drafted(said: Partial<Record<string, Partial<TemplateField>>> = {}) {
  const read = readSource(blocks, [])
  if (!read.ok) throw new Error(read.fault.problem)
  const fields = read.fields.map((field) => ({ ...field, ...said[field.name] }))
  return {
    about: '',
    source: { kind: 'text' as const, text: lines.join('\n') },
    blocks: read.blocks,
    fields,
  }
}
const show = (children: React.ReactNode) => {
  render(<Localized>{children}</Localized>)
  return userEvent.setup()
}

test('a draft is tried with its examples, and nothing of it is kept', async () => {
  const body = drafted({
    위임인: { example: '홍길동', question: '누가 맡깁니까?' },
    성공보수: { example: '500만 원' },
  })
  const { template, guide } = compileTemplate('t', '위임계약서', body)
  const user = show(
    <GuidedForm
      template={template}
      guide={guide}
      links={{}}
      trial={{ answers: sampleAnswers(template.fields), back: '/documents/templates' }}
    />,
  )
  const sheet = screen.getByRole('region', { name: '미리보기' })
  expect(sheet.textContent).toContain('위임인 홍길동은 사건을 맡긴다.')
  expect(sheet.textContent).toContain('성공보수는 금 오백만원정(₩5,000,000)으로 한다.')
  await screen.findByRole('heading', { name: '누가 맡깁니까?' })
  const answer = await screen.findByRole('textbox')
  await user.clear(answer)
  await user.type(answer, '가나')
  await waitFor(() => expect(sheet.textContent).toContain('위임인 가나는 사건을'))
  await user.click(screen.getByRole('button', { name: '다음' }))
  await user.click(await screen.findByRole('radio', { name: '아니오' }))
  await waitFor(() => expect(sheet.textContent).not.toContain('성공보수는'))
  await user.click(screen.getByRole('button', { name: '다음' }))
  await user.click(await screen.findByRole('button', { name: '완성하기' }))
  expect(await screen.findByRole('heading', { name: '시험을 마쳤습니다' })).not.toBeNull()
  expect(screen.queryByRole('button', { name: 'Word (DOCX)' })).toBeNull()
  expect(saveOwnDraft).not.toHaveBeenCalled()
})

test('a question is written with its choices, and what is wrong stands at its field', async () => {
  const [field] = drafted().fields
  if (!field) throw new Error('no field')
  const user = show(<FieldForm template="a" rev={1} asked={field} />)
  await user.selectOptions(screen.getByLabelText('답의 종류'), 'choice')
  await user.type(screen.getByLabelText(/선택지/), '월세')
  await user.click(screen.getByRole('button', { name: '저장' }))
  expect((await screen.findAllByText('입력해 주세요.')).length).toBeGreaterThan(0)
  expect(saveField).not.toHaveBeenCalled()
  expect(screen.getByLabelText<HTMLTextAreaElement>(/선택지/).value).toBe('월세')
})

const template = {
  id: '00000000-0000-4000-8000-000000000001',
  organization_id: '00000000-0000-4000-8000-000000000002',
  name: '위임계약서',
  rev: 3,
  current_no: 1,
  updated_at: '2026-11-28T00:00:00Z',
}

test('the document is shown with its fields; whoever only reads can put nothing in its place', () => {
  const shown = { ...template, body: drafted() }
  const { unmount } = render(
    <Localized>
      <Source template={shown} mayEdit documents={[]} />
    </Localized>,
  )
  const sheet = screen.getByRole('region', { name: '문서 미리보기' })
  expect(sheet.textContent).toContain('{{위임인}}은(는)')
  expect(screen.getByText('{{#종류=월세}} … {{/종류}}')).not.toBeNull()
  expect(screen.getByRole('button', { name: '이 글로 바꾸기' })).not.toBeNull()
  unmount()
  show(
    <>
      <Source template={shown} mayEdit={false} documents={[]} />
      <FieldList template={template.id} fields={shown.body.fields} mayEdit={false} />
    </>,
  )
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})

test.each([
  [{ refused: { problem: 'tooManyFields', at: '200' } }, /서로 다른 빈칸은 200개까지/],
  [{ refused: { problem: 'sectionOpen', at: '보증' } }, /\{\{\/보증\}\}로 끝내 주세요/],
  [{ refused: { problem: 'password', at: '' } }, /암호가 걸린 파일입니다/],
  [{ refused: { problem: 'hostile', at: '' } }, /파일을 읽을 수 없습니다/],
  [{ reason: 'stale' }, /그사이 다른 사람이 초안을 고쳤습니다/],
  [{ fields: 3 }, /빈칸 3개를 찾았습니다/],
])('says what became of a file: %j', async (answer, words) => {
  jest.mocked(apiRead).mockResolvedValue(answer)
  const user = show(<SourceFile template={template.id} rev={1} />)
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no input')
  await user.upload(input, new File(['x'], '위임.docx'))
  expect(await screen.findByText(words)).not.toBeNull()
})

test('versions say how many documents came from each, and an earlier one can be taken', () => {
  const version = {
    template_id: template.id,
    name: '위임계약서',
    published_at: template.updated_at,
  }
  show(
    <VersionList
      template={template.id}
      current={2}
      mayEdit
      versions={[
        { ...version, id: 'b', no: 2, uses: 0 },
        { ...version, id: 'a', no: 1, uses: 7 },
      ]}
    />,
  )
  const [second, first] = screen.getAllByRole('listitem')
  expect(second?.textContent).toContain('현재 판')
  expect(first?.textContent).toContain('문서 7번 작성')
  if (!first || !second) throw new Error('no versions')
  expect(within(first).getByRole('button', { name: 'v1 판으로 되돌리기' })).not.toBeNull()
  expect(within(second).queryByRole('button')).toBeNull()
})
