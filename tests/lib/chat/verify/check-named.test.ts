import { checkNamed } from '@/lib/chat/verify/check-named'
import type { CitationCheck } from '@/lib/corpus/schema'
import { passagesFor, searchResponse } from '@/tests/factories/passage-sources'

const asked = (korean: string) =>
  passagesFor(korean, {
    response: searchResponse({
      understanding: { language: 'ko', korean, terms: [], unknown: [], direct: null },
    }),
  })
const found = (state: CitationCheck['state']): CitationCheck => ({
  text: '2099다12345',
  kind: 'case',
  state,
  target: null,
  reason: null,
  reference: null,
  candidates: [],
  start: 0,
  end: 11,
})

it('says what is the matter with a number that a refused question names', async () => {
  const [part] = await checkNamed(asked('2099다12345'), async () => [found('impossible')])
  expect(part).toEqual({
    kind: 'answer',
    streaming: false,
    blocks: [
      {
        form: 'paragraph',
        pieces: [
          {
            kind: 'citation',
            text: '2099다12345',
            state: 'impossible',
            href: null,
            candidates: [],
          },
        ],
      },
    ],
  })
})

it('says nothing of what is as the question says', async () => {
  expect(await checkNamed(asked('민법 제750조'), async () => [])).toEqual([])
  expect(await checkNamed(asked('2007다90760'), async () => [found('verified')])).toEqual([])
})
