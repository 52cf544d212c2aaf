import {
  articleSentence,
  decisionSentence,
  excerptArticle,
  excerptDecision,
} from '@/backend/passages/excerpt'
import { bestSentence, sentencesOf } from '@/backend/passages/sentences'
import { readQuestion } from '@/lib/korean-law/question/question'
import { answerPattern } from '@/lib/korean-law/question/question-kind'

const points = readQuestion('집주인이 보증금을 안 줘요').points
const wanted = { points, pattern: null }
const filler = '이 조항은 다른 사항을 정한다. '.repeat(12)

describe('articlePassage', () => {
  it('takes a short article whole, without the notes on its amendments', () => {
    const passage = excerptArticle('**①** 임차인은 신청할 수 있다. <개정 2013. 8. 13.>', points)
    expect(passage).toEqual({
      lines: [{ mark: '①', text: '임차인은 신청할 수 있다.' }],
      cut: false,
    })
  })

  it('takes of a long article what speaks of the question, word for word and in order', () => {
    const body = [
      `**①** ${filler}`,
      '**②** 임대인은 보증금을 돌려주어야 한다.',
      `**③** ${filler}${filler}`,
    ]
    const passage = excerptArticle(body.join('\n'), points)
    expect(passage.cut).toBe(true)
    expect(passage.lines).toContainEqual({ mark: '②', text: '임대인은 보증금을 돌려주어야 한다.' })
    expect(passage.lines.map(({ mark }) => mark)).not.toContain('③')
  })

  it('keeps an item with the paragraph that it belongs to', () => {
    const body = `**①** ${filler}\n**②** 다음 각 호의 경우에 그러하다.\n1. 보증금을 돌려주지 않은 때\n**③** ${filler}`
    const marks = excerptArticle(body, points).lines.map(({ mark }) => mark)
    expect(marks).toEqual(expect.arrayContaining(['②', '1.']))
  })

  it('never drops an item of a list that it quotes, and takes the paragraph that is known to answer', () => {
    const items = Array.from(
      { length: 9 },
      (_, at) => `${at + 1}. 그 밖의 사유로서 ${'가'.repeat(60)}`,
    )
    const body = [`**①** ${filler}`, '**②** 다음 각 호의 경우에 그러하다.', ...items].join('\n')
    const marks = (paragraph: number | null) =>
      excerptArticle(body, points, paragraph).lines.map(({ mark }) => mark)
    expect(marks(2)).toEqual(['②', ...items.map((_, at) => `${at + 1}.`)])
    expect(marks(1)).toEqual(['①'])
  })
})

describe('articleSentence', () => {
  const rule = '임대인은 보증금을 돌려주어야 한다.'
  const exception = '다만, 집주인이 보증금을 공탁한 때에는 그러하지 아니하다.'

  it('says the rule before its exception', () => {
    const lines = [{ mark: '①', text: `${rule} ${exception}` }]
    expect(articleSentence({ lines, cut: false }, wanted)).toBe(rule)
  })

  it('says what holds before what another paragraph makes of it in a special case', () => {
    const special = '제1항에도 불구하고 집주인이 보증금을 안 주는 사정이 있으면 기간을 늘린다.'
    const lines = [
      { mark: '①', text: '집주인은 임차인에게 보증금을 주어야 한다.' },
      { mark: '②', text: special },
    ]
    expect(articleSentence({ lines, cut: false }, wanted)).toBe(lines[0]?.text)
    expect(articleSentence({ lines, cut: false }, wanted, 2)).toBe(special)
  })

  it('is the lead-in of a list, not one of its items', () => {
    const lines = [
      { mark: '', text: '임대인은 다음 각 호의 정보를 알려야 한다.' },
      {
        mark: '1.',
        text: '보증금을 안 준 일이 있는지. 다만, 집주인이 동의한 때에는 그러하지 아니하다.',
      },
    ]
    expect(articleSentence({ lines, cut: false }, wanted)).toBe(lines[0]?.text)
  })

  it('is of the paragraph that is known to answer', () => {
    const lines = [
      { mark: '①', text: rule },
      { mark: '②', text: '비용은 따로 정한다.' },
    ]
    expect(articleSentence({ lines, cut: false }, wanted, 2)).toBe('비용은 따로 정한다.')
  })

  it('answers when with a period, and how much with a figure', () => {
    const lines = [
      { mark: '①', text: '임차인은 이의를 신청하여야 한다.' },
      { mark: '②', text: '이의는 30일 이내에 하여야 한다.' },
      { mark: '③', text: '위반한 자는 500만원 이하의 과태료에 처한다.' },
    ]
    const sentence = (question: string) =>
      articleSentence({ lines, cut: false }, { points: [], pattern: answerPattern(question) })
    expect(sentence('언제까지 해야 하나요')).toBe(lines[1]?.text)
    expect(sentence('By when must I object?')).toBe(lines[1]?.text)
    expect(sentence('과태료가 얼마예요')).toBe(lines[2]?.text)
    expect(sentence('罚款多少')).toBe(lines[2]?.text)
  })

  it('leaves what defines or refers on behind what holds, unless a definition is asked for', () => {
    const lines = [
      { mark: '①', text: '보증금이란 임차인이 임대인에게 맡긴 돈을 말한다.' },
      { mark: '②', text: '보증금의 반환에 필요한 사항은 대통령령으로 정한다.' },
      { mark: '③', text: rule },
    ]
    const sentence = (question: string) =>
      articleSentence({ lines, cut: false }, { points, pattern: answerPattern(question) })
    expect(sentence('집주인이 보증금을 안 줘요')).toBe(rule)
    expect(sentence('보증금이 무슨 뜻이에요')).toBe(lines[0]?.text)
  })

  it('never runs from one line to the next, and takes no item for a sentence', () => {
    const lines = [
      { mark: '①', text: '다음 각 호의 경우에 임대인은 보증금을 돌려준다.' },
      { mark: '1.', text: '보증금을 받은 경우' },
      { mark: '②', text: '비용은 따로 정한다.' },
    ]
    expect(articleSentence({ lines, cut: false }, wanted)).toBe(lines[0]?.text)
  })

  it('takes what there is where no line is a sentence', () => {
    const lines = [{ mark: '1.', text: '보증금을 받은 경우' }]
    expect(articleSentence({ lines, cut: false }, wanted)).toBe('보증금을 받은 경우')
    expect(articleSentence({ lines: [], cut: false }, wanted)).toBe('')
  })
})

describe('decisionPassage', () => {
  it('chooses the issue that is nearest to the question', () => {
    const issues = [
      { no: 1, issue: '소멸시효의 기산점', gist: '시효는 그때부터 간다.' },
      { no: 2, issue: '보증금 반환 여부', gist: '보증금을 돌려주어야 한다.' },
    ]
    expect(excerptDecision(issues, points)).toEqual({
      issueNo: 2,
      issue: '보증금 반환 여부',
      gist: '보증금을 돌려주어야 한다.',
      cut: false,
    })
  })

  it('cuts a long gist to the part that fits', () => {
    const gist = `${filler}${filler}${filler}보증금을 돌려주어야 한다. 끝이다.`
    const passage = excerptDecision([{ no: null, issue: '', gist }], points)
    expect(passage).toMatchObject({ cut: true, gist: '보증금을 돌려주어야 한다. 끝이다.' })
  })

  it('has nothing to show of a decision without headnotes', () => {
    expect(excerptDecision([], points)).toBeNull()
  })
})

it('cuts at the ends of sentences, not at dates', () => {
  expect(sentencesOf('대법원 2023. 5. 18. 선고한 판결이다. 다음과 같다.')).toEqual([
    '대법원 2023. 5. 18. 선고한 판결이다.',
    '다음과 같다.',
  ])
  expect(bestSentence('시효는 10년이다. 보증금을 준다.', wanted)).toBe('보증금을 준다.')
})

it('never cuts within brackets or a quotation', () => {
  const text = '법원은 “기간이 지났다. 그러므로 늦었다.”고 하였다. (예외가 있다. 드물다.) 끝이다.'
  expect(sentencesOf(text)).toEqual([
    '법원은 “기간이 지났다. 그러므로 늦었다.”고 하였다.',
    '(예외가 있다. 드물다.) 끝이다.',
  ])
})

it('takes no heading of an opinion for an issue', () => {
  const heading = { no: null, issue: '[보충의견]', gist: '보증금 반환에 관한 보충의견이다.' }
  const issue = { no: 1, issue: '보증금의 반환 시기', gist: '명도와 함께 돌려준다.' }
  expect(excerptDecision([heading, issue], points)).toMatchObject({ issueNo: 1 })
  expect(excerptDecision([heading], points)).toMatchObject({ gist: heading.gist })
})

describe('decisionSentence', () => {
  const issue = '보증금 반환의무와 주택의 인도가 동시이행관계인지 여부(적극)'
  const holding = '보증금 반환과 주택의 인도는 동시이행의 관계에 있다.'
  const ownCase = '甲이 보증금을 돌려받지 못한 사안에서, 원심의 판단을 수긍하였다.'

  it('says what the decision holds, not how its own case was decided nor whose opinion follows', () => {
    const gist = `(반대의견) ${holding} ${ownCase}`
    expect(decisionSentence({ issue, gist }, points)).toBe(`(반대의견) ${holding}`)
    expect(decisionSentence({ issue, gist: `${ownCase} ${holding}` }, points)).toBe(holding)
  })

  it('does not repeat what the law says', () => {
    const recital = '주택임대차보호법은 보증금에 관하여 규정하고 있다.'
    expect(decisionSentence({ issue, gist: `${recital} ${holding}` }, points)).toBe(holding)
  })

  it('takes the line of the issue where the gist says nothing shortly', () => {
    expect(decisionSentence({ issue, gist: ownCase }, points)).toBe(issue)
    expect(decisionSentence({ issue, gist: '(반대의견 1)' }, points)).toBe(issue)
    const long = `보증금은 ${'그 밖의 사정을 두루 살펴 '.repeat(20)}돌려주어야 한다.`
    expect(decisionSentence({ issue, gist: long }, points)).toBe(issue)
    expect(decisionSentence({ issue: '', gist: long }, points)).toBe(long)
  })
})
