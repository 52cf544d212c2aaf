import { AnswerCard } from '@/components/corpus/search/answer-card'
import { MissingArticle } from '@/components/corpus/search/missing-article'
import { toAnswer } from '@/lib/corpus/answer'
import { articleSource, candidate, passagesFor } from '@/tests/factories/passage-sources'
import { rendered } from '@/tests/factories/rendered'

jest.mock('@/lib/i18n/navigation', () => ({
  Link: (props: { href: string }) => <a {...props} />,
}))

const question = '임대차가 끝났는데 보증금을 안 돌려줘요. 임차권등기명령을 신청할 수 있나요?'

function answered() {
  const answer = toAnswer(passagesFor(question, { articles: [candidate(articleSource())] }))
  if (answer.state !== 'grounded') throw new Error(answer.reason)
  return answer
}

it('answers a question by the words of an article, with its place and the way to the chat', () => {
  const html = rendered(<AnswerCard answer={answered()} />)
  expect(html).toContain('법원에 임차권등기명령을 신청할 수 있다')
  expect(html).toContain('주택임대차보호법 제3조의3(임차권등기명령)')
  expect(html).toContain(`/ai-chat?${new URLSearchParams({ q: question })}`)
})

it('says in the language of the page which article is not there, and what may be meant', () => {
  const missing = { lawId: '001706', lawTitle: '민법', no: '7500', near: ['750'] }
  const html = rendered(<MissingArticle of={missing} />)
  expect(html).toContain('민법에 제7500조 조문은 없습니다')
  expect(html).toContain(encodeURI('/statutes/민법/articles/750'))
  expect(rendered(<MissingArticle of={missing} />, 'en')).toContain('There is no 제7500조 in 민법')
})
