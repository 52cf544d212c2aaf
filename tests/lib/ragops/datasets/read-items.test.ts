import { keyOf, readAnswers, readItems } from '@/lib/ragops/datasets/read-items'
import { traceItem } from '@/lib/ragops/datasets/trace-item'
import { receivedTrace } from '@/tests/factories/traces'

it('reads a table: answers with grades, fields as tags, a key of its words where it has none', () => {
  const { items, problems } = readItems(
    '\ufeffQuery,relevant,field,id\n"보증금을, 못 받았어요",민법 제750조; 001706#751 = 2,민사,\n답 없는 질문,,,q2\n',
  )
  expect(problems).toEqual([])
  const key = keyOf('보증금을, 못 받았어요')
  expect(items).toEqual([
    {
      line: 2,
      id: key,
      query: '보증금을, 못 받았어요',
      source: null,
      cluster: key,
      tags: { field: '민사' },
      answers: [
        { text: '민법 제750조', grade: 1 },
        { text: '001706#751', grade: 2 },
      ],
    },
    {
      line: 3,
      id: 'q2',
      query: '답 없는 질문',
      source: null,
      cluster: 'q2',
      tags: {},
      answers: [],
    },
  ])
})

it('reads lines of JSON and a whole file of rag:dataset alike', () => {
  const item = {
    id: '1:0',
    query: '과실의 기준',
    relevant: [{ id: '001706#750', grade: 1, label: '민법 제750조' }],
    source: '1',
    cluster: '민법',
    tags: { court: '대법원' },
  }
  const [line, whole] = [
    readItems(JSON.stringify(item)),
    readItems(JSON.stringify({ items: [item] })),
  ]
  expect(line).toEqual(whole)
  expect(line.items[0]).toMatchObject({
    source: '1',
    cluster: '민법',
    answers: [{ text: '001706#750', grade: 1, label: '민법 제750조' }],
  })
  expect(readItems(`${JSON.stringify({ query: '첫째 질문' })}\n\n{"query":`).problems).toEqual([
    { line: 3, reason: 'json', value: '{"query":' },
  ])
})

it('says of each line why it is no item', () => {
  expect(readItems('question,relevant\nx,y').problems).toEqual([
    { line: 1, reason: 'columns', value: 'query' },
  ])
  expect(readItems('query,id\nㄱ,a\n긴 질문,b\n다른 질문,b').problems).toEqual([
    { line: 2, reason: 'query', value: 'query' },
    { line: 4, reason: 'twice', value: 'b' },
  ])
  expect(readItems('{"query":"질문","tags":{"colour":"x"}}').problems).toMatchObject([
    { line: 1, reason: 'value' },
  ])
  expect(readItems('{"query":"질문","relevant":[{"id":"a","grade":9}]}').problems).toMatchObject([
    { line: 1, reason: 'value' },
  ])
  const many = Array.from({ length: 2001 }, (_, at) => `{"query":"질문 ${at}"}`).join('\n')
  expect(readItems(many).problems).toMatchObject([{ reason: 'many' }])
})

it('answers stand one a line too', () => {
  expect(readAnswers('2018다248909\n 2020다1 =3 \n')).toEqual([
    { text: '2018다248909', grade: 1 },
    { text: '2020다1', grade: 3 },
  ])
})

it('a trace gives its question, with the chosen sources of the kind that is asked for', () => {
  const trace = receivedTrace({ question: ' 보증금을 돌려받는 방법 ', locale: 'ko' })
  const [found] = trace.passages
  if (!found) throw new Error('a trace without passages')
  const passages = [
    { ...found, sourceType: 'article' as const, sourceId: '001706#618', label: '민법 제618조' },
    { ...found, rank: 2, sourceType: 'case' as const, sourceId: '7', label: '대법원 2020다1' },
  ]
  const given = { ...trace, passages }
  expect(traceItem(given, 'statutes', ['001706#618', '7', 'x'])).toMatchObject({
    id: `trace-${trace.traceId}`,
    query: '보증금을 돌려받는 방법',
    relevant: [{ id: '001706#618', grade: 1, label: '민법 제618조' }],
    tags: { language: 'ko' },
  })
  expect(traceItem(given, 'cases', [])?.relevant).toEqual([])
  expect(traceItem({ ...given, question: '' }, 'cases', ['7'])).toBeNull()
})
