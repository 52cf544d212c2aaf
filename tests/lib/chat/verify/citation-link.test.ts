import { citableSources } from '@/lib/chat/retrieve/cited-source'
import { citationPiece } from '@/lib/chat/verify/citation-link'
import type { CitationCheck } from '@/lib/corpus/schema'
import { articleSource, candidate, passagesFor } from '@/tests/factories/passage-sources'

const body = [
  '① 임대차가 끝난 후 보증금이 반환되지 아니한 경우 임차인은 임차권등기명령을 신청할 수 있다.',
  '② 신청서에는 이유를 적는다.',
].join('\n')
const { passages } = passagesFor('집주인이 보증금을 안 줘요', {
  articles: [candidate(articleSource({ body }), { score: 2 })],
})
const sources = citableSources(passages)
const page =
  '/statutes/%EC%A3%BC%ED%83%9D%EC%9E%84%EB%8C%80%EC%B0%A8%EB%B3%B4%ED%98%B8%EB%B2%95/articles/3%EC%9D%983'

const check = (text: string) =>
  ({
    kind: 'article',
    target: '001248#3의3',
    state: 'in-force',
    text,
    candidates: [],
  }) as unknown as CitationCheck

it('a source leads to the paragraph that answers', () => {
  expect(sources[0]?.href).toBe(`${page}#p1`)
})

it.each([
  ['주택임대차보호법 제3조의3 제2항', `${page}#p2`],
  ['주택임대차보호법 제3조의3', page],
])('the citation %s leads to what it names', (text, href) => {
  expect(citationPiece(check(text), sources)).toMatchObject({ text, href })
})
