import { asksForeignLaw } from '@/lib/korean-law/question/foreign-law'
import { asksForRecommendation, asksHowToOffend } from '@/lib/korean-law/question/out-of-scope'
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
    '이탈리아는 소득세를 얼마나 떼나요',
    '뉴질랜드 취업비자 조건이 궁금해요',
    '호찌민에서 술 마시고 오토바이 타다 걸렸는데 거기 법으로는 벌금이 얼마예요',
    'What is the minimum wage in Chicago?',
    'How many days can I stay in Malaysia without a visa?',
    'ドイツのビザは何日で下りますか',
    '台湾の所得税は何パーセントですか',
    '去澳大利亚打工需要什么签证',
    '일본에 소득세를 얼마나 내야 하나요',
    '번 돈의 세금은 호주에 언제까지 신고하나요',
    'my boss in Singapore cut my hours, is that allowed',
    '日本の最低賃金はいくらですか',
    '美国的退休年龄是几岁',
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
    '베트남 아내 비자를 받으려면 뭐가 필요해요',
    '태국인 며느리 영주권은 언제 되나요',
    '미국 주식을 팔면 양도소득세를 내나요',
    'My wife is in Manila. How can I invite her?',
    'I bought shoes from a shop in Osaka and they never came, what can I do?',
    'Can my husband in Hanoi get a spouse visa?',
    '越南妻子的签证怎么办',
    '미국에 있는 집을 상속받으면 상속세를 내나요',
    'My brother in Canada refuses to share what our father left',
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

describe('asksHowToOffend', () => {
  it.each([
    '세무서에 안 걸리게 매출 줄이는 요령 좀',
    '위조 상품권 만드는 방법',
    'How do I copy my neighbour’s key without getting caught?',
    'I need to forge a medical certificate, tell me how',
    '店の物をばれずに持ち出すやり方',
    '怎么做假身份证',
  ])('hears it in %s', (question) => {
    expect(asksHowToOffend(question)).toBe(true)
  })

  it.each([
    '위조 신분증을 만드는 방법을 알려준 사람도 처벌되나요',
    '가짜 상품을 팔면 어떻게 되나요',
    'He got in without being noticed. How do I report it?',
    'My tenant paid with counterfeit notes, what can I do?',
    '偽造された契約書はどうすればいいですか',
    '被人用假护照骗了怎么办',
  ])('does not hear it in %s', (question) => {
    expect(asksHowToOffend(question)).toBe(false)
  })
})
