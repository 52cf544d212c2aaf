import { asksForeignLaw, asksForRecommendation } from '@/lib/korean-law/question/out-of-scope'
import { unknownLaw } from '@/lib/korean-law/question/unknown-law'

describe('asksForeignLaw', () => {
  it.each([
    '독일 민법에서는 소멸시효가 몇 년인가요',
    '미국의 저작권법이 궁금해요',
    '베트남에서 이혼하면 위자료를 받나요',
    'What does French labour law say about dismissal?',
    'What are the laws of Texas on eviction?',
    'フランスの労働法では解雇はどうなりますか',
    '美国法律怎么规定离婚',
  ])('knows another law in %s', (question) => {
    expect(asksForeignLaw(question)).toBe(true)
  })

  it.each([
    '베트남 아내와 이혼하고 싶어요',
    '중국에서 온 물건이 불량이에요',
    '미국에서 결혼했는데 이혼하고 싶어요',
    '미국에서 이혼하면 한국에서도 효력이 있나요',
    'My Japanese husband hit me, can I divorce him?',
    'Can a German company sue in Korea?',
    '日本人ですが韓国で離婚できますか',
    '我是中国人，老板不发工资',
    'I won in a California court. Can I enforce it against a man who lives in Seoul?',
  ])('takes %s for a question of Korean law', (question) => {
    expect(asksForeignLaw(question)).toBe(false)
  })
})

describe('asksForTips', () => {
  it('hears none where recipes were taken along', () => {
    expect(asksForRecommendation('He took our recipes and opened a shop next door')).toBe(false)
  })

  it.each([
    '이혼 소재 드라마 추천해줘',
    'Recommend a good lawyer show',
    '離婚ドラマのおすすめ',
    '推荐几首歌',
  ])('hears it in %s', (question) => {
    expect(asksForRecommendation(question)).toBe(true)
  })

  it.each(['주주가 추천한 이사를 선임할 수 있나요', '회사 추천서를 안 써줘요'])(
    'does not hear it in %s',
    (question) => {
      expect(asksForRecommendation(question)).toBe(false)
    },
  )
})

describe('unknownLaw', () => {
  const titles = ['개인정보 보호법', '아동ㆍ청소년의 성보호에 관한 법률', '담배사업법']

  it.each([
    ['우주여행자보호법 위반하면 벌금이 얼마예요', '우주여행자보호법'],
    ['반려곤충 등록법이 언제부터인가요', '반려곤충 등록법'],
  ])('finds none like the one in %s', (question, law) => {
    expect(unknownLaw(question, titles)).toBe(law)
  })

  it.each([
    '개인정보 보호법 위반',
    '개인정보보호법 몇 조인가요',
    '아동청소년 성보호법으로 처벌되나요',
    '임대차보호법에 나오나요',
    '이 방법은 불법인가요',
  ])('knows or leaves alone what %s names', (question) => {
    expect(unknownLaw(question, titles)).toBeNull()
  })
})
