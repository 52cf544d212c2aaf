import { createExplain } from '@/backend/explanations/explain'
import { articleHash } from '@/lib/korean-law/statute/article-hash'

const body =
  '고의 또는 과실로 인한 위법행위로 타인에게 손해를 가한 자는 그 손해를 배상할 책임이 있다.'
const texts = { ko: '풀이', en: 'Meaning', ja: '説明', zh: '说明' }
const official = (text: string) => ({ body: text, isSummary: false })
const explain = createExplain([
  { law: '001706', article: '750', hash: articleHash(body), reviewed: true, ...texts },
  { law: '001706', article: '756', hash: articleHash(body), reviewed: false, ...texts },
])

it('explains the text that it was written for, whatever its spaces and amendment marks', () => {
  expect(explain('001706#750', official(body))).toEqual(texts)
  expect(explain('001706#750', official(` ${body} <개정 2026.1.1>`))).toEqual(texts)
})

it('is silent once the text is another, and for articles that nobody has explained', () => {
  expect(explain('001706#750', official(`${body} 다만, 그러하지 아니하다.`))).toBeNull()
  expect(explain('001706#751', official(body))).toBeNull()
})

it('is silent until somebody else has read it', () => {
  expect(explain('001706#756', official(body))).toBeNull()
})

it('explains an article of which only a summary is kept', () => {
  const summary = { body: '남에게 손해를 끼치면 물어 주어야 한다.', isSummary: true }
  expect(explain('001706#750', summary)).toEqual(texts)
  expect(explain('001706#756', summary)).toBeNull()
})
