import { documentSources } from '@/lib/chat/retrieve/document-passage'
import type { Retrieved } from '@/lib/chat/retrieve/retrieve'
import { partSchema } from '@/lib/chat/schema'
import { checkAnswer } from '@/lib/chat/verify/check-answer'
import { composeQuoted } from '@/lib/chat/write/compose-quoted'
import { answerDocumentsV1 } from '@/lib/chat/write/prompts/answer-documents-v1'
import { readQuestion } from '@/lib/korean-law/question/question'
import { type StarterPassages, starterPassages } from '@/tests/factories/starter-passages'
import { injectedCommands } from './injected-commands'

// Whatever stands in a document is quoted at most. Nothing of it is done.

const clause =
  '제7조(위약금) 임차인이 계약을 어기면 위약금으로 금 1,000,000원을 임대인에게 지급한다.'
const question = '위약금은 얼마인가요?'
const passage = (text: string) => ({
  document: '11111111-1111-4111-8111-111111111111',
  name: '임대차계약서.docx',
  isMine: true,
  passage: 0,
  page: 2,
  score: 1,
  path: '제7조(위약금)',
  text,
})

let starter: StarterPassages
beforeAll(async () => {
  starter = await starterPassages()
})
afterAll(() => starter.close())

const lawOf = () => [{ ...starter.article('민법', '750'), no: 2 }]
const sourcesWith = (command: string) => [
  ...documentSources([passage(`${clause}\n${command}`)]),
  ...lawOf(),
]

it('thirty attempts are tried', () => {
  expect(new Set(injectedCommands.map(({ command }) => command)).size).toBe(30)
})

it.each(injectedCommands)(
  'an answer in the words of its sources is not changed by: $command',
  ({ command }) => {
    const answer = (text: string) => {
      const documents = { passages: [passage(text)], searched: 1, missing: 0 }
      const points = readQuestion(question).points
      const sources = documentSources(documents.passages)
      const retrieved: Retrieved = {
        question,
        previous: [],
        points,
        found: null,
        documents,
        sources,
      }
      return composeQuoted(retrieved, 'extractive')
    }
    const [plain, injected] = [answer(clause), answer(`${clause}\n${command}`)]
    const kinds = injected?.parts.map((part) => (part.kind === 'notice' ? part.notice : part.kind))
    expect(kinds).toEqual(
      plain?.parts.map((part) => (part.kind === 'notice' ? part.notice : part.kind)),
    )
    for (const part of injected?.parts ?? []) expect(partSchema.safeParse(part).success).toBe(true)
    const sources = injected?.parts.flatMap((part) => (part.kind === 'sources' ? part.sources : []))
    expect(sources?.map(({ href }) => href)).toEqual([
      '/ai-chat/documents/11111111-1111-4111-8111-111111111111?page=2',
    ])
    const lines = injected?.parts.flatMap((part) =>
      part.kind === 'documents' ? part.passages.flatMap((each) => each.lines) : [],
    )
    expect(lines).toContain(clause)
  },
)

it.each(injectedCommands)(
  'a model is given as data, behind the same rules: $command',
  ({ command }) => {
    const compose = (passages: ReturnType<typeof sourcesWith>) =>
      answerDocumentsV1.compose({ question, previous: [], passages, locale: 'ko' })
    const [plain, injected] = [compose(sourcesWith('')), compose(sourcesWith(command))]
    expect(injected.system).toBe(plain.system)
    const tags = (text: string) => text.match(/<\/?[a-z-]+/g)
    expect(tags(injected.user)).toEqual(tags(plain.user))
    expect(injected.user.match(/kind="document of the reader"/g)).toHaveLength(1)
  },
)

it.each(injectedCommands)(
  'a model that obeys is not believed: $obeyed',
  async ({ command, obeyed }) => {
    const { blocks, used, grounding } = await checkAnswer(
      obeyed,
      sourcesWith(command),
      starter.check,
    )
    const pieces = blocks.flatMap((block) => block.pieces)
    expect(pieces.filter((piece) => piece.kind === 'ref')).toEqual([])
    expect(pieces.filter((piece) => piece.kind === 'quoted' && piece.verbatim)).toEqual([])
    const linked = pieces.filter((piece) => piece.kind === 'citation' && piece.href !== null)
    expect(linked).toEqual([])
    expect({ used, supported: grounding.supported }).toEqual({ used: [], supported: 0 })
  },
)

it('what a document says is carried by the document, and what is law by the law alone', async () => {
  const sources = sourcesWith('')
  const shown = async (text: string) => (await checkAnswer(text, sources, starter.check)).used
  expect(await shown('계약서에 따르면 임차인은 위약금으로 1,000,000원을 지급합니다 [1].')).toEqual([
    1,
  ])
  // The same words as a statement of the law stand on nothing.
  expect(await shown('법률상 임차인은 위약금으로 1,000,000원을 지급합니다 [1].')).toEqual([])
  expect(await shown('판례는 위약금을 1,000,000원으로 봅니다 [1].')).toEqual([])
  expect(await shown('민법 제750조에 따라 임차인은 위약금 1,000,000원을 지급합니다 [1].')).toEqual(
    [],
  )
})
