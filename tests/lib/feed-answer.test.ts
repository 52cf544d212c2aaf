import { answerFeed } from '@/lib/feed-answer'

const ask = (feed: string) =>
  answerFeed(
    new Request(`http://localhost/feeds/${feed}`),
    Promise.resolve({ feed }),
    async (locale) => `<rss>${locale}</rss>`,
  )

it('answers the feed of a language as RSS', async () => {
  const answer = await ask('ja.xml')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  expect(await answer.text()).toBe('<rss>ja</rss>')
})

it.each(['fr.xml', 'ko', 'ko.xml.xml', '.xml'])('knows no feed %s', async (feed) => {
  expect((await ask(feed)).status).toBe(404)
})
