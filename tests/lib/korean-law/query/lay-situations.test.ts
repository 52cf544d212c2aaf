import { situationsIn } from '@/lib/korean-law/query/lay-situations'

const termsOf = (query: string) => situationsIn(query).flatMap(({ terms }) => terms)

describe('situations described in several words', () => {
  it.each([
    ['월급을 석 달째 못 받고 있어요', '임금 체불'],
    ['전세 만기인데 집주인이 보증금을 안 줘요', '임차권등기명령'],
    ['이혼했는데 아이를 못 보게 해요', '면접교섭권'],
    ['옆집 개한테 물렸어요', '동물의 점유자의 책임'],
    ['지갑을 주웠는데 그냥 가졌어요', '점유이탈물횡령'],
  ])('%s', (query, term) => {
    expect(termsOf(query)).toContain(term)
  })

  it('are not read into an issue as courts put it', () => {
    expect(termsOf('임대차보증금을 받지 못한 임차인의 월세 연체 여부')).toEqual([])
  })

  it('need their parts in order and near each other', () => {
    expect(termsOf('물린 상처가 아파요 개가 짖어요')).not.toContain('동물의 점유자의 책임')
    expect(termsOf('개가 마당에서 하루 종일 짖어서 아이가 잠을 못 자고 물렸어요')).not.toContain(
      '동물의 점유자의 책임',
    )
  })

  it('take a noun of one syllable only as a whole word', () => {
    expect(termsOf('개인에게 물렸어요')).not.toContain('동물의 점유자의 책임')
  })

  it('are done with a long query soon', () => {
    expect(termsOf('돈을 안 갚아요 '.repeat(2000)).length).toBeGreaterThan(0)
  })
})
