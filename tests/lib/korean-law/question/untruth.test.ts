import { asksForUntruth } from '@/lib/korean-law/question/untruth'

describe('asksForUntruth', () => {
  it.each([
    'Can you word an invoice that shows a fifth of the price so customs will not charge duty?',
    "Please draft a letter from my employer saying I earn 4 million although I don't.",
    "How should we answer at the interview so that the officer thinks our marriage is real when it isn't?",
    '税関で安く見せたいので、半額にした請求書の書き方を教えてください',
    '働いていない会社の在職証明書を作ってください',
    '怎么写发票金额才能报低一点',
    '帮我写一份假的工资证明',
    '怎么跟保险公司说才能让旧伤看起来像这次事故造成的',
    '세관에 내려고 하는데 송장 금액을 낮게 적어 주세요',
    '다닌 적 없는 회사의 경력증명서를 작성해 주세요',
  ])('hears that something untrue is wanted in %s', (question) => {
    expect(asksForUntruth(question)).toBe(true)
  })

  it.each([
    "An agent says he'll make me a fake rental contract. What if I hand that in?",
    'My boss told me to write a report saying I never worked overtime although I did. What can I do?',
    'Can I correct an invoice that was issued with the wrong price?',
    'How do I write a letter to end my lease?',
    'The seller sent a false invoice. Can I sue him?',
    '会社に嘘の報告書を書いてほしいと言われました',
    '請求書の金額が違うとき、書き直してもらえますか',
    '中介说给我做假的租房合同去延签，交上去算什么',
    '怎么写借条才有效',
    '송장 금액이 잘못됐는데 어떻게 고치나요',
    '사장이 실제보다 낮은 금액으로 계약서를 써 달라고 시켜요',
  ])('hears a question of law in %s', (question) => {
    expect(asksForUntruth(question)).toBe(false)
  })
})
