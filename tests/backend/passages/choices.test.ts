import { choicesAmong } from '@/backend/passages/choices'
import { articleSource, candidate } from '@/tests/factories/passage-sources'

const article = (articleId: string, changes = {}) =>
  candidate(articleSource({ articleId, lawTitle: articleId.slice(0, 6), ...changes }))
const example = (articleId: string, language: string) => `${language} ${articleId}`
const offered = (ids: readonly ReturnType<typeof article>[], ask = example) =>
  choicesAmong(ids, 'en', ask).map(({ articleId }) => articleId)

it('offers one article of each law before a second one of any', () => {
  const found = ['001248#3', '001248#7', '001706#618', '001872#23'].map((id) => article(id))
  expect(offered(found)).toEqual(['001248#3', '001706#618', '001872#23', '001248#7'])
})

it('offers at most four, in the language of the question', () => {
  const found = [1, 2, 3, 4, 5].map((no) => article(`00000${no}#1`))
  const choices = choicesAmong(found, 'ja', example)
  expect(choices).toHaveLength(4)
  expect(choices[0]).toMatchObject({ question: 'ja 000001#1' })
})

it('offers nothing where there is nothing to choose between', () => {
  expect(offered([article('001248#3')])).toEqual([])
  expect(offered([article('001248#3'), article('001706#618', { repealed: true })])).toEqual([])
  const one = (articleId: string) => (articleId === '001248#3' ? 'When?' : null)
  const found = ['001248#3', '001706#618'].map((id) => article(id))
  expect(choicesAmong(found, 'en', one)).toEqual([])
})
