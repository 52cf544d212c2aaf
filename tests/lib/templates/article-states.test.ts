/** @jest-environment node */
import { log } from '@/lib/log'
import { loadArticleStates } from '@/lib/templates/loaders'
import { makeArticleDetail } from '@/tests/factories/article-detail'

// What the forms were written from: one article, as the factory has it, with a mark of its last change.
jest.mock('@/lib/templates/article-hashes.json', () => ({ '민법#750': '5a80e40f8316a606' }))

const { law, article, ...detail } = makeArticleDetail()
let fetched: jest.SpyInstance
beforeEach(() => {
  fetched = jest.spyOn(globalThis, 'fetch')
})
afterEach(() => jest.restoreAllMocks())

/** @param body of the article today */
async function stateWith(body: string, isSummary = false) {
  fetched.mockImplementation(async () =>
    Response.json({ ...detail, law: { ...law, isSummary }, article: { ...article, body } }),
  )
  const [state] = await loadArticleStates(['민법#750'])
  return state
}

it('tells an article that no longer says what the form was written from', async () => {
  expect(await stateWith(`${article.body} <개정 2026. 3. 17.>`)).toMatchObject({
    isHeld: true,
    isChanged: false,
  })
})

it('does not compare with a summary of the starter corpus', async () => {
  expect(await stateWith('남에게 손해를 입히면 물어 준다.', true)).toMatchObject({
    isChanged: false,
  })
})

it('takes a changed sentence for a changed article', async () => {
  const body = article.body.replace('배상할 책임이 있다', '회복할 책임이 있다')
  expect(await stateWith(body)).toMatchObject({
    article: '민법#750',
    isHeld: true,
    isChanged: true,
  })
})

it('leads to the official text where the corpus does not answer, and takes nothing from the form', async () => {
  const warn = jest.spyOn(log, 'warn').mockReturnValue()
  fetched.mockRejectedValue(new TypeError('fetch failed'))
  const [state] = await loadArticleStates(['민법#750'])
  expect(state).toMatchObject({ isHeld: false, isChanged: false })
  expect(state?.href).toMatch(/^https:\/\/www\.law\.go\.kr\//)
  expect(warn).toHaveBeenCalledWith('templates.article', expect.anything())
})
