import {
  anchorLabel,
  anchorOfWords,
  citedAnchor,
  lineAnchors,
} from '@/lib/korean-law/statute/paragraph-anchor'
import { readStatuteText } from '@/lib/korean-law/statute/statute-text'

test('paragraphs, items and subitems have anchors that name them', () => {
  const lines = readStatuteText(
    [
      '① 다음과 같다.',
      '1. 하나',
      '가. 가목',
      '1의2. 하나의 둘',
      '㉑ 스물하나',
      '㊱ 서른여섯',
      '1. 하나',
    ].join('\n'),
  )
  expect(lineAnchors(lines)).toEqual([
    'p1',
    'p1-i1',
    'p1-i1-s1',
    'p1-i1의2',
    'p21',
    'p36',
    'p36-i1',
  ])
})

test('items of an article without paragraphs stand under the article; what is unmarked or repeated has none', () => {
  const lines = readStatuteText(['다음과 같다.', '1. 하나', '2. 둘', '2. 둘'].join('\n'))
  expect(lineAnchors(lines)).toEqual([null, 'i1', 'i2', null])
})

test.each([
  ['누구든지 신청한다', ''],
  ['둘째 것', '#p2-i1의2-s1'],
  ['이어지는 말', '#p2-i1의2-s1'],
  ['셋째', '#p3'],
  ['없는 말', ''],
  ['', ''],
])('the words %p stand at %p', (words, anchor) => {
  const lines = readStatuteText(
    [
      '누구든지 신청한다.',
      '② 다음과 같다.',
      '1의2. 하나',
      '가. 둘째 것',
      '이어지는 말',
      '③ 셋째',
    ].join('\n'),
  ).map(({ mark, text }) => ({ mark, text }))
  expect(anchorOfWords(lines, words)).toBe(anchor)
})

test.each([
  ['민법 제750조', '750', ''],
  ['주택임대차보호법 제6조의3 제1항', '6의3', '#p1'],
  ['제6조의3제1항제8호', '6의3', '#p1-i8'],
  ['소득세법 제89조 제1항 제3호 가목', '89', '#p1-i3-s1'],
  ['구 도시정비법 제2조 제9호', '2', '#i9'],
  ['민법 제1조, 제108조 제2항', '108', '#p2'],
  ['민법 제1조 내지 제3조 제2항', '2', ''],
  ['제2조 제1호의2', '2', '#i1의2'],
])('%s opens article %s at %p', (citation, no, anchor) => {
  expect(citedAnchor(citation, no)).toBe(anchor)
})

test.each([
  ['p1', '제1항'],
  ['p1-i2의3-s2', '제1항 제2호의3 나목'],
  ['i4', '제4호'],
  ['', ''],
  ['issue-1', ''],
])('%s is %p in words', (anchor, label) => {
  expect(anchorLabel(anchor)).toBe(label)
})
