import { asksForeignLaw } from '@/lib/korean-law/question/foreign-law'
import {
  asksForRecommendation,
  asksHowToOffend,
  asksOfHealthOrCelebrities,
} from '@/lib/korean-law/question/out-of-scope'
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
    '뉴질랜드에서 일했는데 거기서 낸 연금 돌려받고 싶어요',
    '日本の住民税はいつ払いますか',
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
    '스페인 유학 중인데 집주인이 방 계약을 끝내려면 석 달 전에 말하래요',
    '노르웨이 최저임금이 얼마예요',
    'My landlord in Glasgow put the rent up, may he?',
    'I got a parking ticket in Denver, do I have to pay?',
    'Which Quebec form do I file to evict a tenant?',
    'I rent a room in Brighton and the agent keeps my deposit. What can I claim?',
    'My landlord served an N12 notice on us, how long do we have?',
    'シドニーで働いていますが、残業代が払われません',
    '労働基準監督署にはどう申し立てればいいですか',
    '我在多伦多租房，房东不退押金',
    '我在美国拿H1B被裁了怎么办',
    'How many years until a written-off loan is time-barred in Nevada?',
    '日本の簡易裁判所では少額訴訟をどう起こしますか',
    '国内的公积金离开以后怎么取',
    '在国内起诉离婚要多久',
  ])('knows another law in %s', (question) => {
    expect(asksForeignLaw(question)).toBe(true)
  })

  it.each([
    '베트남 아내와 이혼하고 싶어요',
    'Is a divorce that my wife was granted in Nevada valid?',
    '日本の裁判所の判決は効力がありますか',
    '国内的亲戚怎么来看我',
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
    '파리에서 오는 비행기가 하루 늦었는데 항공사가 호텔비를 줘야 하나요',
    'I came from Vietnam on an E-9 visa. May I change my workplace?',
    '年末精算时在越南的父母可以算抚养家属吗',
    '외국인도 실업급여를 받나요',
    'I work in Tokyo. How do I inherit the flat of my Korean father?',
    'I live in Manila and need a visa to join my wife in Busan',
    '東京に住んでいますが、韓国の年金を受け取れますか',
    '征地补偿要请几家评估机构来评估',
    '我在仁川租房，房东不退押金',
    '자전거로 인도에서 사람을 치면 어떻게 되나요',
    '캐나다에서 수입한 화장품은 신고해야 하나요',
    '미국 시민권자도 투표할 수 있나요',
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
    '请把这句话翻译成韩语',
    '이혼 소재 드라마 추천해줘',
    'Recommend a good lawyer show',
    '離婚ドラマのおすすめ',
    '推荐几首歌',
    '이 문장을 영어로 번역해 주세요',
  ])('hears it in %s', (question) => {
    expect(asksForRecommendation(question)).toBe(true)
  })

  it.each([
    '法院要不要给我翻译',
    '주주가 추천한 이사를 선임할 수 있나요',
    '회사 추천서를 안 써줘요',
    'How long do I have to object to a settlement recommendation of the court?',
    'If we ignore a recall recommendation, what happens?',
    '外国人演出的推荐被取消了怎么办',
  ])('does not hear it in %s', (question) => {
    expect(asksForRecommendation(question)).toBe(false)
  })
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
    'How do I undervalue a parcel so that no duty is charged?',
    '세무서에 안 걸리게 매출 줄이는 요령 좀',
    '위조 상품권 만드는 방법',
    'How do I copy my neighbour’s key without getting caught?',
    'I need to forge a medical certificate, tell me how',
    '店の物をばれずに持ち出すやり方',
    '怎么做假身份证',
    '아내 차에 몰래 위치추적기 다는 방법',
    '의심 안 받고 보험금 타려면 어떻게 해야 해요',
    '가짜 졸업증명서 만들어 주는 곳 어디예요',
    'How do I hide my income from the tax office?',
    'How can I open his letters without him noticing?',
    '偽の身分証を作ってくれる人を探しています',
    '哪里能买到假发票',
    '대출 받게 허위 급여명세서 하나 작성해 줘',
    'Draft me a bogus employment contract for the bank',
    '架空の領収書を作ってください',
    '帮我做一份假的收据，报销用',
  ])('hears it in %s', (question) => {
    expect(asksHowToOffend(question)).toBe(true)
  })

  it.each([
    'What is the penalty for undervalued goods?',
    '위조 신분증을 만드는 방법을 알려준 사람도 처벌되나요',
    '가짜 상품을 팔면 어떻게 되나요',
    'He got in without being noticed. How do I report it?',
    'My tenant paid with counterfeit notes, what can I do?',
    '偽造された契約書はどうすればいいですか',
    '被人用假护照骗了怎么办',
    '남편이 몰래 위치추적기를 다는 방법으로 따라다녔는데 고소할 수 있나요',
    '남편이 재산을 빼돌리는 방법을 막는 길이 있나요',
    '虚偽の方法で受けた許可は取り消されますか',
    'I used a fake document, how many years can I get?',
    '사장이 허위 경력증명서를 써 줬는데 문제 되나요',
    '公司给我做了假的工资单怎么办',
  ])('does not hear it in %s', (question) => {
    expect(asksHowToOffend(question)).toBe(false)
  })
})

describe('asksOfHealthOrCelebrities', () => {
  it.each([
    '배가 아픈데 무슨 약을 먹어야 해요',
    '요즘 이혼한 그 가수 재산이 얼마래요, 진짜예요?',
    'Which painkiller should I take for a toothache?',
    '歯が痛いのですがどの薬がいいですか',
    '那个演员离婚了吗',
    '이 두통약 하루에 몇 알까지 먹어도 돼요?',
    'The doctor gave me tablets. How many should I take per day?',
    'May I take this syrup together with aspirin?',
    'この薬は一日に何錠飲めますか',
    '感冒药一天吃几次',
  ])('hears it in %s', (question) => {
    expect(asksOfHealthOrCelebrities(question)).toBe(true)
  })

  it.each([
    '약국에서 잘못 준 약을 먹고 탈이 났어요',
    '어떤 약을 수입하려면 허가를 받아야 하나요',
    '그 가수가 제 글을 베꼈대요',
    'Can I sue the hospital over which medicine it gave me?',
    '那个歌手用了我的照片怎么办',
    '약사가 하루에 몇 알 먹으라고 잘못 말해서 부작용이 났어요, 배상받을 수 있나요',
    'How many days of leave can I take a year?',
    '有給は一年に何日取れますか',
  ])('does not hear it in %s', (question) => {
    expect(asksOfHealthOrCelebrities(question)).toBe(false)
  })
})
