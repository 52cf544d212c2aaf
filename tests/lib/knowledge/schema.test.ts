import {
  filterOf,
  searchParamsSchema,
  searchQuery,
  tableParamsSchema,
} from '@/lib/knowledge/schema'

const id = '11111111-1111-4111-8111-111111111111'

it('an address is read as a search, and what is wrong in it is left out', () => {
  const read = searchParamsSchema.parse({
    q: ' 보증금 ',
    in: 'x',
    type: 'exe',
    folder: id,
    tag: '',
    since: '2026-02-30',
    until: '2026-02-28',
    sort: 'best',
  })
  expect(filterOf(read)).toEqual({ folder: id, until: '2026-02-28' })
  expect(searchQuery(read)).toEqual({ q: '보증금', folder: id, until: '2026-02-28' })
  expect(searchQuery(searchParamsSchema.parse({ q: '차임', sort: 'name', in: id }))).toEqual({
    q: '차임',
    in: id,
    sort: 'name',
  })
})

it('questions are lines, at most ten, and empty ones are none', () => {
  expect(tableParamsSchema.parse({ q: '하나\n\n 둘 ' }).q).toEqual(['하나', '둘'])
  expect(tableParamsSchema.parse({ q: ['하나', '둘\n셋'] }).q).toEqual(['하나', '둘', '셋'])
  expect(tableParamsSchema.parse({ q: Array(30).fill('질문') }).q).toHaveLength(10)
  expect(tableParamsSchema.parse({ q: {} }).q).toEqual([])
})
