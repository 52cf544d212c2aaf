/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { GET as readText } from '@/app/api/knowledge/documents/[id]/route'
import type { ChatMessage } from '@/lib/chat/schema'
import { log } from '@/lib/log'
import { anonymousClient, userClient } from '@/lib/supabase/clients'
import { apiRequest, read } from '@/tests/factories/api-call'
import {
  answered,
  ask,
  browser,
  type ChatSite,
  cookieStore,
  newBrowser,
  startChatSite,
} from '@/tests/factories/chat-site'
import { type KnowledgeSite, paragraph, startKnowledge } from '@/tests/factories/knowledge-site'

// Questions that are asked of documents: what they may see, and what they answer.

jest.mock('next/headers', () => ({
  cookies: async () => cookieStore,
  headers: async () => new Headers(),
}))

let site: ChatSite
let knowledge: KnowledgeSite
beforeAll(async () => {
  site = await startChatSite()
  knowledge = await startKnowledge(site.supabase.sql)
})
afterAll(async () => {
  await knowledge.stop()
  await site.stop()
})
beforeEach(() => {
  for (const level of ['warn', 'info', 'error'] as const)
    jest.spyOn(log, level).mockImplementation(() => {})
})
afterEach(() => jest.restoreAllMocks())

/** Signs somebody in who keeps these documents. */
async function person(...texts: string[]) {
  await newBrowser(site.supabase)
  const { data } = await (await userClient()).auth.getUser()
  const id = data.user?.id ?? ''
  const documents: string[] = []
  for (const [no, text] of texts.entries())
    documents.push(await knowledge.addDocument(id, `계약서 ${no + 1}.docx`, [paragraph(text, 2)]))
  return { id, documents, jar: browser.jar }
}
const damages =
  '제9조(손해배상) 수급인이 불법행위로 손해를 입히면 손해배상으로 금 7,000,000원을 지급한다.'
const question = '불법행위로 손해를 입히면 손해배상을 얼마나 해야 하나요?'
const partsOf = <Kind extends ChatMessage['parts'][number]['kind']>(
  { parts }: ChatMessage,
  kind: Kind,
) =>
  parts.flatMap((part) => (part.kind === kind ? [part as never] : [])) as Extract<
    ChatMessage['parts'][number],
    { kind: Kind }
  >[]
const sourcesOf = (message: ChatMessage) =>
  partsOf(message, 'sources').flatMap(({ sources }) => sources)

it('a question to one’s documents is answered in their words, with page and passage, and without law', async () => {
  const { documents } = await person(damages, '다음 회의는 3월에 연다.')
  const { message } = await answered({ question, scope: 'documents' })
  expect(partsOf(message, 'documents')[0]).toMatchObject({
    searched: 2,
    passages: [{ source: 1, lines: [damages] }],
  })
  expect(sourcesOf(message)).toMatchObject([
    {
      type: 'document',
      label: '계약서 1.docx',
      page: 2,
      id: `${documents[0]}#0`,
      href: `/ai-chat/documents/${documents[0]}?page=2`,
    },
  ])
  expect(message.parts).toContainEqual({ kind: 'notice', notice: 'documents' })
  const text = await read(
    await readText(apiRequest(`/api/knowledge/documents/${documents[0]}?around=0`), {
      params: Promise.resolve({ id: documents[0] ?? '' }),
    }),
  )
  expect(text.body.data).toMatchObject({ passages: [{ page: 2, text: damages }] })
})

it('documents and law are answered side by side, and where the two meet', async () => {
  await person(damages)
  const { message } = await answered({ question, scope: 'documents-and-law' })
  const sources = sourcesOf(message)
  expect(sources[0]).toMatchObject({ no: 1, type: 'document' })
  expect(sources.map(({ no }) => no)).toEqual(sources.map((_, at) => at + 1))
  const law = sources.find(({ label }) => label === '민법 제750조')
  expect(law).toBeDefined()
  expect(partsOf(message, 'passages').flatMap(({ passages }) => passages)).not.toContainEqual(
    expect.objectContaining({ source: 1 }),
  )
  expect(partsOf(message, 'pairs')[0]?.pairs).toContainEqual(
    expect.objectContaining({
      document: 1,
      law: law?.no,
      words: expect.arrayContaining(['불법행위']),
    }),
  )
})

it('what is not in the documents is said not to be there', async () => {
  await person('다음 회의는 3월에 연다.')
  const { message } = await answered({ question, scope: 'documents' })
  expect(partsOf(message, 'refusal')[0]).toMatchObject({ reason: 'not-in-documents' })
  expect(sourcesOf(message)).toEqual([])
})

it('a collection is asked alone, and somebody else’s is empty', async () => {
  const { id, documents, jar } = await person(damages, damages.replace('7,000,000', '9,000,000'))
  const { sql } = site.supabase
  const [row] =
    await sql`insert into collections (user_id, name) values (${id}, '사건') returning id`
  await sql`insert into collection_documents (collection_id, document_id, user_id)
    values (${row?.id}, ${documents[1] ?? ''}, ${id})`
  const { message } = await answered({ question, scope: `collection:${row?.id}` })
  expect(sourcesOf(message).map(({ id: source }) => source)).toEqual([`${documents[1]}#0`])
  await person(damages)
  const other = await answered({ question, scope: `collection:${row?.id}` })
  expect(partsOf(other.message, 'refusal')).toHaveLength(1)
  browser.jar = jar
})

it('nobody is answered from another person’s documents, by whatever way', async () => {
  const owner = await person(damages)
  await person()
  for (const scope of ['documents', 'documents-and-law']) {
    const { message } = await answered({ question, scope })
    expect(JSON.stringify(message)).not.toContain('7,000,000')
    expect(sourcesOf(message).filter(({ type }) => type === 'document')).toEqual([])
  }
  const [document = ''] = owner.documents
  const open = async (id: string) =>
    (
      await read(
        await readText(apiRequest(`/api/knowledge/documents/${id}`), {
          params: Promise.resolve({ id }),
        }),
      )
    ).status
  expect(await open(document)).toBe(404)
  expect(await open(randomUUID())).toBe(404)
  expect(await open('1')).toBe(404)
  await newBrowser()
  expect(await open(document)).toBe(401)
})

it('a visitor has no documents to ask', async () => {
  await newBrowser()
  for (const scope of ['documents', 'documents-and-law', `collection:${randomUUID()}`])
    expect((await ask({ scope })).status).toBe(401)
  expect((await ask({ scope: 'collection:x' })).status).toBe(400)
})

it('a document in the trash answers nothing any more, and answers again when it comes back', async () => {
  const { documents } = await person(damages)
  const db = await userClient()
  const put = (trashed_at: string | null) =>
    db
      .from('documents')
      .update({ trashed_at })
      .eq('id', documents[0] ?? '')
  await put(new Date().toISOString())
  const { message } = await answered({ question, scope: 'documents' })
  expect(partsOf(message, 'refusal')).toHaveLength(1)
  await put(null)
  const back = await answered({ question, scope: 'documents' })
  expect(partsOf(back.message, 'documents')).toHaveLength(1)
})

it('a shared conversation shows nothing of the documents', async () => {
  await person(damages)
  const { begun, message } = await answered({ question, scope: 'documents-and-law' })
  const shared = await (await userClient()).rpc('share_conversation', {
    p_conversation: begun.conversation,
    p_message: message.id,
  })
  const { token } = shared.data as { token: string }
  const seen = JSON.stringify(await anonymousClient().rpc('read_shared', { p_token: token }))
  expect(seen).toContain('민법 제750조')
  expect(seen).toContain('"private"')
  for (const secret of ['7,000,000', '계약서 1.docx', '/ai-chat/documents/', '"pairs"'])
    expect(seen).not.toContain(secret)
})
