import { isQuestion } from '@/lib/korean-law/question/is-question'

it.each([
  '집주인이 보증금을 안 돌려줘요. 어떻게 하나요',
  '퇴직금은 언제까지 줘야 하나요?',
  '해고 통보를 문자로 받았는데 무효인가요',
  'Can my landlord raise the rent?',
  'how long do I have to file an appeal',
  '敷金は返してもらえますか',
  '公司不给加班费怎么办',
  '집주인이 보증금을 안 줘요',
  '회사에서 오늘 해고 통보를 받았습니다.',
  'My landlord will not give back the deposit',
  'the shop refuses to pay me for June',
  '給料が二か月払われていません',
  '老板拖欠我三个月工资',
])('%s is a question', (text) => expect(isQuestion(text)).toBe(true))

it.each([
  '보증금 반환',
  '민법 제750조',
  '2012다31628',
  '손해배상?',
  '취득시효 요건',
  'unfair dismissal',
  'whatever clause',
  '損害賠償',
  '我国民法典',
  'the principle of good faith',
  '임대차계약이 해지되는 경우',
  '손해배상책임을 인정한다',
  '民法の規定',
  '',
])('%s is none', (text) => expect(isQuestion(text)).toBe(false))
