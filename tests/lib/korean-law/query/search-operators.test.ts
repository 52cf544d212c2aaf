import { readOperators, writeOperators } from '@/lib/korean-law/query/search-operators'

it.each([
  ['"손해의 공평한 분담"', '손해의 공평한 분담', ['손해의 공평한 분담'], []],
  ['“신의성실” 원칙 권리남용', '신의성실 원칙 권리남용', ['신의성실'], []],
  ['해고 -징계', '해고', [], ['징계']],
  ['해고 -"정당한 이유" "서면 통지"', '해고 서면 통지', ['서면 통지'], ['정당한 이유']],
  ['해고 -징계 -징계', '해고', [], ['징계']],
])('%s', (typed, words, phrases, excluded) => {
  expect(readOperators(typed)).toEqual({ words, phrases, excluded })
})

it.each([
  ['a story that quotes somebody', '사장님이 "내일부터 나오지 마" 라고 했어요'],
  ['a question that quotes', '"가등기담보" 는 무엇인가요?'],
  ['quotation marks inside a word', '그"런말"이'],
  ['a hyphen inside a word or number', '2013다218156-1 강남-서초'],
  ['a minus alone', '해고 - 징계'],
  ['nothing left to look for', '-징계'],
  ['more than anybody means', '가나 "나다" "다라" "라마" "마바" "바사" "사아"'],
])('means nothing in %s', (_, typed) => {
  expect(readOperators(typed)).toEqual({ words: typed, phrases: [], excluded: [] })
})

it('leaves words of another language to the translation', () => {
  expect(readOperators('"unfair dismissal" notice -tax')).toEqual({
    words: 'unfair dismissal notice -tax',
    phrases: [],
    excluded: [],
  })
})

it.each(['해고 "서면 통지" -징계 -"정당한 이유"', '"손해의 공평한 분담"'])(
  'writes what it read: %s',
  (typed) => {
    const read = readOperators(typed)
    expect(readOperators(writeOperators(read))).toEqual(read)
  },
)
