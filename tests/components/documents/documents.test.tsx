/** @jest-environment jsdom */
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DocumentsView } from '@/components/documents/document-action'
import { DocumentLibrary } from '@/components/documents/document-library'
import {
  categorizeDocument,
  makeFolder,
  moveDocuments,
  starDocument,
} from '@/lib/documents/actions'
import type { Category } from '@/lib/documents/constants'
import type { FollowedReading } from '@/lib/documents/reading/schema'
import type { Library } from '@/lib/documents/schema'
import { clearApiCache } from '@/lib/use-api'
import { Localized } from '@/tests/factories/rendered'

jest.mock('@/lib/documents/actions', () => ({
  categorizeDocument: jest.fn(),
  makeFolder: jest.fn(),
  moveDocuments: jest.fn(),
  starDocument: jest.fn(),
  trashDocument: jest.fn(),
  trashDocuments: jest.fn(),
  moveDocument: jest.fn(),
  moveFolder: jest.fn(),
  removeFolder: jest.fn(),
  renameDocument: jest.fn(),
  renameFolder: jest.fn(),
}))
jest.mock('@/lib/i18n/navigation', () => ({
  Link: (props: { href: string }) => <a {...props} />,
  useRouter: () => ({ push: () => {} }),
}))

const id = (no: number) => `00000000-0000-4000-8000-00000000000${no}`
const document = (no: number, name: string, category: Category, folder: string | null = null) => ({
  id: id(no),
  folder_id: folder,
  name,
  category,
  mime: 'application/pdf',
  bytes: 2048,
  created_at: `2026-11-0${no}T00:00:00Z`,
  updated_at: `2026-11-0${no}T00:00:00Z`,
  state: 'stored' as const,
  sha256: 'a'.repeat(64),
  trashed_at: null,
  is_starred: false,
  tags: [],
})
const library: Library = {
  documents: [
    document(1, '임대차 계약서.pdf', 'contracts', id(9)),
    document(2, '내용증명.pdf', 'legal'),
  ],
  folders: [{ id: id(9), parent_id: null, name: '보증금 사건' }],
  most: { count: 20, bytes: 1024 ** 3 },
  readings: [],
}
const empty: Library = { ...library, documents: [], folders: [] }

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit?]>()
const answer = (data: unknown, status = 200) =>
  ({
    ok: status < 400,
    status,
    headers: new Headers(),
    json: async () => (status < 400 ? { data } : { error: { code: data } }),
  }) as unknown as Response

/** How wide the window is: jsdom knows of no media. */
let hasRoom = true
beforeAll(() => {
  window.matchMedia = () =>
    ({
      matches: hasRoom,
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList
  // jsdom has the element, but not its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})
beforeEach(async () => {
  jest.resetAllMocks()
  hasRoom = true
  globalThis.fetch = fetchMock as unknown as typeof fetch
  await act(() => clearApiCache())
})

function open(view: DocumentsView) {
  render(
    <Localized>
      <DocumentLibrary view={view} onPage visitor={<p>로그인하세요</p>} />
    </Localized>,
  )
  return userEvent.setup()
}
const names = () => screen.getAllByRole('link', { name: /pdf$/ }).map((link) => link.textContent)

test('files show folders, the library all documents by category', async () => {
  fetchMock.mockResolvedValue(answer(library))
  const user = open('files')
  const folder = await screen.findByRole('button', { name: /^보증금 사건 ?\d/ })
  expect(names()).toEqual(['내용증명.pdf'])
  expect(screen.queryByLabelText('정렬')).toBeNull()
  await user.click(folder)
  expect(names()).toEqual(['임대차 계약서.pdf', '내용증명.pdf'])
})

test('the library counts by category, filters and uploads into the category', async () => {
  fetchMock.mockResolvedValue(answer(library))
  const user = open('library')
  const category = await screen.findByRole('combobox', { name: '분류' })
  expect(names()).toEqual(['내용증명.pdf', '임대차 계약서.pdf'])
  expect(screen.queryByRole('button', { name: '새 폴더' })).toBeNull()
  expect(within(category).getByRole('option', { name: '계약서 (1)' })).toBeTruthy()
  await user.selectOptions(category, 'contracts')
  expect(names()).toEqual(['임대차 계약서.pdf'])
  expect(screen.getByLabelText('‘계약서’로 올리기')).toBeTruthy()
  await user.type(screen.getByRole('searchbox', { name: '이름과 본문에서 찾기' }), '내용')
  expect(screen.getByText('조건에 맞는 문서가 없습니다.')).toBeTruthy()
})

test.each([true, false])(
  'with room (%s) the filters are in sight, on a phone they are folded',
  async (room) => {
    hasRoom = room
    fetchMock.mockResolvedValue(answer(library))
    const user = open('library')
    const fold = (await screen.findByText('조건')).closest('details')
    expect(fold?.open).toBe(room)
    await user.click(screen.getByText('조건'))
    expect(fold?.open).toBe(!room)
  },
)

const reading = (no: number, state: FollowedReading['state'], more = {}): FollowedReading => ({
  document_id: id(no),
  state,
  reason: null,
  format: 'pdf',
  pages: null,
  unread_pages: [],
  warnings: [],
  dropped: [],
  job: null,
  ...more,
})

test('a row says how far its document is read, and what can be done', async () => {
  const progress = { step: 'recognizing', done: 2, total: 9 }
  const readings = [
    reading(1, 'waiting', { job: { id: id(7), state: 'running', progress } }),
    reading(2, 'refused', { reason: 'hostile' }),
  ]
  fetchMock.mockResolvedValue(answer({ ...library, readings }))
  const user = open('library')
  expect(await screen.findByText('글자 인식(OCR) 9쪽 중 2쪽')).toBeTruthy()
  expect(screen.getByText(/안전하지 않은 구조/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '임대차 계약서.pdf 읽기 멈추기' }))
  const [address, sent] = fetchMock.mock.calls.find(([, how]) => how?.method === 'POST') ?? []
  expect([address, sent?.body]).toEqual([
    `/api/documents/${id(1)}/reading`,
    JSON.stringify({ ask: 'cancel' }),
  ])
  await user.selectOptions(screen.getByRole('combobox', { name: '읽기 상태' }), 'unread')
  expect(names()).toEqual(['내용증명.pdf'])
})

test('what cannot be starred says so in its row', async () => {
  fetchMock.mockResolvedValue(answer(library))
  jest.mocked(starDocument).mockResolvedValue({ ok: false, reason: 'unauthorized' })
  const user = open('library')
  await user.click(await screen.findByRole('button', { name: '내용증명.pdf 별표' }))
  expect((await screen.findByRole('alert')).textContent).toContain('로그인이 끝났습니다')
})

test('several documents are chosen and moved at once', async () => {
  fetchMock.mockResolvedValue(answer(library))
  jest.mocked(moveDocuments).mockResolvedValue({ ok: true })
  const user = open('library')
  await user.click(await screen.findByRole('checkbox', { name: '내용증명.pdf 고르기' }))
  expect(screen.getByText('1개 고름')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '모두 고르기' }))
  const bar = screen.getByRole('region', { name: '고른 문서로 할 일' })
  await user.click(within(bar).getByRole('button', { name: '옮기기' }))
  const dialog = screen.getByRole('dialog')
  await user.selectOptions(within(dialog).getByRole('combobox'), '보증금 사건')
  await user.click(within(dialog).getByRole('button', { name: '옮기기' }))
  expect(await screen.findByText('2개 처리했습니다.')).toBeTruthy()
  expect(moveDocuments).toHaveBeenCalledWith([id(2), id(1)], id(9))
})

test('words are found in the texts, with what stands around them', async () => {
  const hit = { id: id(1), page: 3, places: 2, before: '임대인은 ', match: '수선', after: '한다' }
  fetchMock.mockImplementation(async (address) =>
    answer(address.includes('/search') ? { hits: [hit] } : library),
  )
  const user = open('library')
  await user.type(await screen.findByRole('searchbox', { name: '이름과 본문에서 찾기' }), '수선')
  expect((await screen.findByText('수선')).tagName).toBe('MARK')
  expect(screen.getByText('3쪽')).toBeTruthy()
  expect(names()).toEqual(['임대차 계약서.pdf'])
})

test('each view says what to do while there is nothing; that there is nothing, the page of the files says', async () => {
  fetchMock.mockResolvedValue(answer(empty))
  open('files')
  expect(await screen.findByText(/파일을 이곳에 끌어다 놓으세요/)).toBeTruthy()
  expect(screen.queryByText('보관한 문서가 없습니다')).toBeNull()
  open('library')
  expect(await screen.findByText('문서함이 비어 있습니다')).toBeTruthy()
})

test('a refused change keeps its dialog with the reason and what was typed', async () => {
  fetchMock.mockResolvedValue(answer(library))
  jest.mocked(makeFolder).mockResolvedValueOnce({ ok: false, reason: 'taken' })
  jest.mocked(makeFolder).mockResolvedValueOnce({ ok: true })
  const user = open('files')
  await user.click(await screen.findByRole('button', { name: '새 폴더' }))
  const dialog = screen.getByRole('dialog')
  const name = within(dialog).getByRole<HTMLInputElement>('textbox', { name: /이름/ })
  await user.type(name, '보증금 사건')
  await user.click(within(dialog).getByRole('button', { name: '만들기' }))
  expect(await within(dialog).findByText('같은 이름의 폴더가 이미 있습니다.')).toBeTruthy()
  expect(name.value).toBe('보증금 사건')
  await user.type(name, ' 2')
  await user.click(within(dialog).getByRole('button', { name: '만들기' }))
  expect(await screen.findByText('‘보증금 사건 2’ 폴더를 만들었습니다.')).toBeTruthy()
  expect(makeFolder).toHaveBeenLastCalledWith('보증금 사건 2', null)
})

test('a change is followed by what the server holds then', async () => {
  fetchMock.mockResolvedValueOnce(answer(library))
  jest.mocked(categorizeDocument).mockResolvedValue({ ok: true })
  const user = open('library')
  await user.click(await screen.findByRole('button', { name: '내용증명.pdf 메뉴' }))
  await user.click(await screen.findByRole('menuitem', { name: '분류 바꾸기' }))
  const [lease, notice] = library.documents
  const changed = { ...library, documents: [lease, { ...notice, category: 'contracts' }] }
  fetchMock.mockResolvedValue(answer(changed))
  const dialog = screen.getByRole('dialog')
  await user.selectOptions(within(dialog).getByRole('combobox'), 'contracts')
  await user.click(within(dialog).getByRole('button', { name: '분류 바꾸기' }))
  expect(await screen.findByRole('option', { name: '계약서 (2)' })).toBeTruthy()
  expect(categorizeDocument).toHaveBeenCalledWith(id(2), 'contracts')
})

test('a session that has ended shows the note for visitors', async () => {
  fetchMock.mockResolvedValue(answer('unauthorized', 401))
  open('files')
  expect(await screen.findByText('로그인하세요')).toBeTruthy()
})

test('where the documents could not be read, they can be asked for again', async () => {
  fetchMock.mockResolvedValue(answer('forbidden', 403))
  const user = open('library')
  expect(await screen.findByText('문서를 불러오지 못했습니다')).toBeTruthy()
  fetchMock.mockResolvedValue(answer(library))
  await user.click(screen.getByRole('button', { name: '다시 시도' }))
  await waitFor(() => expect(names()).toHaveLength(2))
})
