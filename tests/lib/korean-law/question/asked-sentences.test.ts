import { issuesIn, sentencesOf } from '@/lib/korean-law/question/asked-sentences'

test('a text is taken apart where its writer ended a sentence, with a full stop or without', () => {
  expect(sentencesOf('가게를 닫았어요 월세는 밀렸습니다. 어떻게 하죠?')).toEqual([
    '가게를 닫았어요',
    '월세는 밀렸습니다.',
    '어떻게 하죠?',
  ])
  expect(sentencesOf('허가가 필요 없는 집입니다')).toEqual(['허가가 필요 없는 집입니다'])
  expect(sentencesOf('I paid 1.5 million won. He left. What now?')).toEqual([
    'I paid 1.5 million won.',
    'He left.',
    'What now?',
  ])
  expect(sentencesOf('昨日解雇されました。理由は聞いていません。')).toEqual([
    '昨日解雇されました。',
    '理由は聞いていません。',
  ])
})

test.each([
  [
    '창고에 불이 나서 옆집까지 탔습니다. 제가 다 물어줘야 하나요? 화재보험금은 언제 나오나요?',
    ['제가 다 물어줘야 하나요?', '화재보험금은 언제 나오나요?'],
  ],
  [
    'My shop burned down. Must I pay the neighbour? When does the insurer have to pay?',
    ['Must I pay the neighbour?', 'When does the insurer have to pay?'],
  ],
  [
    '倉庫が燃えました。隣の家に弁償しなければなりませんか。保険金はいつ出ますか。',
    ['隣の家に弁償しなければなりませんか。', '保険金はいつ出ますか。'],
  ],
  [
    '仓库着火了。我要赔偿邻居的损失吗？保险公司什么时候赔钱？',
    ['我要赔偿邻居的损失吗？', '保险公司什么时候赔钱？'],
  ],
])(
  'each thing that is asked is searched with what was told, without the other: %s',
  (text, asked) => {
    const issues = issuesIn(text)
    expect(issues.map(({ question }) => question)).toEqual(asked)
    const [told] = sentencesOf(text)
    expect(issues[0]?.text).toBe(`${told} ${asked[0]}`)
    expect(issues[1]?.text).toBe(`${told} ${asked[1]}`)
  },
)

test('a story that asks one thing, asks nothing of its own twice, or asks very much is left whole', () => {
  expect(issuesIn('월급을 못 받았어요. 어디에 신고하나요?')).toEqual([])
  expect(issuesIn('월급을 석 달째 못 받았어요. 어디에 신고하나요? 되나요?')).toEqual([])
  const many = ['퇴직금', '주휴수당', '연차수당', '실업급여'].map(
    (each) => `${each}은 얼마나 받을 수 있나요?`,
  )
  expect(issuesIn(many.join(' '))).toEqual([])
})
