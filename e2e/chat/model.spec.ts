import { expect, test } from '@playwright/test'
import { streamedReply } from '@/tests/stand-ins/model-server'
import { ownAddress } from '../fixtures/accounts'
import { askInThread, lastAnswer, openThread, questions } from '../fixtures/chat-thread'
import { type SiteWithModel, startSiteWithModel } from '../fixtures/site-with-model'

// One site with one model: what it is to answer is told by one test at a time.
test.describe.configure({ mode: 'serial' })

let site: SiteWithModel
test.beforeAll(async () => {
  site = await startSiteWithModel()
})
test.afterAll(() => site?.stop())
test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders(ownAddress())
  site.model.replies.length = 0
})

/** The first passage of a prompt: how it is cited, and its first sentence. */
function firstPassage(prompt: string): { cite: string; sentence: string } {
  const plain = prompt.replaceAll('\\n', '\n').replaceAll('\\"', '"')
  const [, cite = '', text = ''] =
    /<passage no="1" cite="([^"]+)"[^>]*>\n([\s\S]*?)\n<\/passage>/.exec(plain) ?? []
  const sentence = text.split('\n').flatMap((line) => /^.{20,}?다\./.exec(line)?.[0] ?? [])[0] ?? ''
  return { cite, sentence }
}

test('what the model says truly has its source, and what it invents is marked and never linked', async ({
  page,
}) => {
  site.model.replies.push((prompt) => {
    const { cite, sentence } = firstPassage(prompt)
    return streamedReply(
      `## 결론\n\n${cite}에 따르면 ${sentence}[1] 대법원 2099. 1. 1. 선고 2099다1 판결도 같습니다.[1] 해고는 99일 전에 알려야 합니다.[9]\n\n[자세히](https://evil.example)`,
    )
  })
  await openThread(page, `${site.url}/ai-chat`)
  await askInThread(page, questions.ko)
  const answer = lastAnswer(page)
  await expect(answer).toContainText('생성형 인공지능')
  await expect(answer.locator('a[data-source="1"]').first()).toBeVisible()
  await expect(answer.getByText('2099다1').first()).toBeVisible()
  await expect(answer.getByRole('link', { name: /2099다1/ })).toHaveCount(0)
  await expect(answer.locator('a[data-source="9"]')).toHaveCount(0)
  await expect(answer.locator('a[href*="evil"]')).toHaveCount(0)
  await expect(answer.getByText('해고는 99일 전에 알려야 합니다.')).toBeVisible()
})

for (const [fault, reply] of Object.entries({
  'cuts off': { steps: [{ say: '해고는 ' }, { cut: true as const }] },
  'answers a page': {
    status: 200,
    body: '<html>Down</html>',
    headers: { 'content-type': 'text/html' },
  },
  'is refused': { status: 401 },
  'never ends': { endless: '해고를 통보하려면 미리 알려야 합니다. '.repeat(20) },
})) {
  test(`the passages themselves take over when the model ${fault}`, async ({ page }) => {
    site.model.replies.push(reply)
    await openThread(page, `${site.url}/ai-chat`)
    await askInThread(page, questions.ko)
    const answer = lastAnswer(page)
    await expect(answer).toContainText('제때 답하지 않아')
    await expect(answer.getByRole('heading', { name: '근거 조문' })).toBeVisible()
    await expect(answer.locator('a[data-source]').first()).toBeVisible()
  })
}

test('says that nothing carries an answer when the model finds none', async ({ page }) => {
  site.model.replies.push(streamedReply('NO_ANSWER'))
  await openThread(page, `${site.url}/ai-chat`)
  await askInThread(page, questions.ko)
  await expect(lastAnswer(page)).not.toContainText('NO_ANSWER')
  await expect(lastAnswer(page).locator('a[data-source]')).toHaveCount(0)
})
