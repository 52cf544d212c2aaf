import { arrange } from '@/lib/documents/arrange'
import { moveTargets, treeOf, withinFolder } from '@/lib/documents/folder-tree'
import type { StoredDocument } from '@/lib/documents/schema'

const folder = (id: string, parent_id: string | null, name = id) => ({ id, parent_id, name })
const folders = [
  folder('b', null, '나'),
  folder('a', null, '가'),
  folder('a10', 'a', '10월'),
  folder('a9', 'a', '9월'),
  folder('deep', 'a9'),
]

test('folders are listed as a tree, by name, numbers by their worth', () => {
  expect(treeOf(folders).map(({ id, depth }) => [id, depth])).toEqual([
    ['a', 1],
    ['a9', 2],
    ['deep', 3],
    ['a10', 2],
    ['b', 1],
  ])
  expect(treeOf(folders)[2]?.path).toEqual(['가', '9월', 'deep'])
})

test('a folder goes neither into itself nor too deep', () => {
  expect([...withinFolder(folders, 'a')].sort()).toEqual(['a', 'a10', 'a9', 'deep'])
  expect(moveTargets(folders, 'a').map(({ id }) => id)).toEqual(['b'])
  expect(moveTargets(folders, 'b').map(({ id }) => id)).toEqual(['a', 'a9', 'deep', 'a10'])
  const chain = ['1', '2', '3', '4'].map((id, at) => folder(id, at ? String(at) : null))
  expect(moveTargets([...chain, ...folders], 'a').map(({ id }) => id)).toEqual(['1', '2', 'b'])
})

test('the library sorts, and finds by name without regard to spaces and case', () => {
  const document = (name: string, day: string, category: StoredDocument['category']) =>
    ({
      id: name,
      name,
      category,
      created_at: `2026-11-${day}T00:00:00Z`,
      mime: 'application/pdf',
      sha256: name,
      tags: [] as string[],
      is_starred: false,
      trashed_at: null,
    }) as unknown as StoredDocument
  const documents = [
    document('계약서 10.pdf', '02', 'contracts'),
    document('계약서 9.pdf', '01', 'contracts'),
    document('Memo A.txt', '03', 'others'),
  ]
  const names = (how: Partial<Parameters<typeof arrange>[1]>) =>
    arrange(documents, { category: 'all', sort: 'latest', words: '', ...how }).map(
      ({ name }) => name,
    )
  expect(names({})).toEqual(['Memo A.txt', '계약서 10.pdf', '계약서 9.pdf'])
  expect(names({ sort: 'oldest', category: 'contracts' })).toEqual([
    '계약서 9.pdf',
    '계약서 10.pdf',
  ])
  expect(names({ sort: 'name' }).slice(0, 2)).toEqual(['계약서 9.pdf', '계약서 10.pdf'])
  expect(names({ words: 'memoa' })).toEqual(['Memo A.txt'])
  expect(names({ category: 'legal' })).toEqual([])
})

test('what is in the trash is by itself; stars, tags, types and equal bytes are found', () => {
  const document = (id: string, more: Partial<StoredDocument>) =>
    ({
      id,
      name: id,
      category: 'others',
      created_at: '2026-11-01T00:00:00Z',
      mime: 'application/pdf',
      sha256: id,
      tags: [],
      is_starred: false,
      trashed_at: null,
      ...more,
    }) as unknown as StoredDocument
  const documents = [
    document('a', { is_starred: true, tags: ['김 의뢰인'] }),
    document('b', { sha256: 'same', mime: 'application/x-hwp' }),
    document('c', { sha256: 'same' }),
    document('d', { sha256: 'same', trashed_at: '2026-11-02T00:00:00Z' }),
  ]
  const ids = (how: Partial<Parameters<typeof arrange>[1]>) =>
    arrange(documents, { category: 'all', sort: 'name', words: '', ...how }).map(({ id }) => id)
  expect(ids({})).toEqual(['a', 'b', 'c'])
  expect(ids({ shelf: 'trash' })).toEqual(['d'])
  expect(ids({ shelf: 'starred' })).toEqual(['a'])
  expect(ids({ shelf: 'twice' })).toEqual(['b', 'c'])
  expect(ids({ type: 'hangul' })).toEqual(['b'])
  expect(ids({ words: '의뢰인' })).toEqual(['a'])
})
