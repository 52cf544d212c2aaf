import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createTranslator } from 'next-intl'
import { sampleMessages } from '@/components/chat/messages/sample-messages'
import { dispositionOf } from '@/lib/answer-file'
import { htmlText, plainText } from '@/lib/chat/conversations/copied-text'
import type { ExportWords } from '@/lib/chat/conversations/export-block'
import { exportContent } from '@/lib/chat/conversations/export-content'
import {
  type ExportDocument,
  exportDocument,
  onlyAnswer,
} from '@/lib/chat/conversations/export-document'
import { exportFileName, plainFileName } from '@/lib/chat/conversations/export-file-name'
import { markdownOf } from '@/lib/chat/conversations/markdown-export'
import { messageBlocks } from '@/lib/chat/conversations/message-blocks'
import type { ExportedConversation } from '@/lib/chat/conversations/schema'
import { citeSource } from '@/lib/chat/conversations/source-line'
import type { ChatMessage } from '@/lib/chat/schema'
import { parseDocument } from '@/lib/documents/read/parse-document'
import { readDocument } from '@/lib/documents/read/read-document'
import { type WrittenFormat, writeDocument } from '@/lib/documents/write/write-document'
import { type AppLocale, locales } from '@/lib/i18n/routing'
import { unzipped } from '@/tests/factories/zip'

const read = (locale: AppLocale, name: string) =>
  JSON.parse(readFileSync(path.join('messages', locale, `${name}.json`), 'utf8'))

function wordsOf(locale: AppLocale): ExportWords {
  const messages = { chat: read(locale, 'chat'), chatList: read(locale, 'chatList') }
  return {
    chat: createTranslator({ locale, messages, namespace: 'chat' }),
    list: createTranslator({ locale, messages, namespace: 'chatList.export' }),
    address: (href) => new URL(href, 'https://beopdap.example').href,
    locale,
  } as ExportWords
}

function conversationOf(locale: AppLocale): ExportedConversation {
  const { sample } = read(locale, 'chat')
  const { question, answer, extractive, citations, refusal, error } = sampleMessages(
    (key) => sample[key],
  )
  const asked = (no: number): ChatMessage => ({ ...question, id: `asked-${no}` })
  return {
    id: '00000000-0000-4000-8000-000000000001',
    title: '보증금 <b>반환</b>',
    createdAt: '2026-11-20T16:00:00Z',
    messages: [answer, extractive, citations, refusal, error].flatMap((each, no) => [
      asked(no),
      each,
    ]),
  }
}

const now = new Date('2026-11-21T01:00:00Z')
const documentOf = (locale: AppLocale, conversation = conversationOf(locale)) =>
  exportDocument(conversation, locale, wordsOf(locale), now)

const written = async (document: ExportDocument, format: WrittenFormat) =>
  Buffer.from(await writeDocument(exportContent(document), format))

const unescaped = (markdown: string) => markdown.replace(/\\([^\w\s])/g, '$1')
const article = 'https://beopdap.example/statutes/%EB%AF%BC%EB%B2%95/articles/750'
const decision = '대법원 2006. 10. 13. 선고 2004다16280 판결'

describe.each(locales)('a conversation in %s', (locale) => {
  const { chat, list } = wordsOf(locale)
  const document = documentOf(locale)
  const { sample } = read(locale, 'chat')
  const wanted = [
    list('question', { no: 1 }),
    list('answer', { no: 5 }),
    sample.question,
    sample.liability,
    '고의 또는 과실로 인한 위법행위로 타인에게 손해를 가한 자는 그 손해를 배상할 책임이 있다.',
    '민법 제750조(불법행위의 내용)',
    `${decision} [위자료]`,
    article,
    chat('message.citation.state.verified'),
    chat('message.citation.state.impossible'),
    chat('message.citation.explain.not-in-corpus'),
    chat('message.quote.notFound'),
    chat('message.unsupported'),
    chat('message.refusal.title.not-grounded'),
    list('unanswered'),
    list('generated'),
    list('disclaimer'),
    '2026-11-21',
  ]

  test('as Markdown says all of it', () => {
    const markdown = markdownOf(document)
    const text = unescaped(markdown)
    for (const each of wanted) expect(text).toContain(each)
    expect(markdown).toMatch(/^---\ntitle: "보증금 <b>반환<\/b>"\ndate: 2026-11-21\n/)
    expect(markdown).toContain('ai-generated: true')
    expect(markdown).toContain(`<${article}>`)
    expect(text).not.toMatch(/chat(List)?\.\w+\.\w+/)
  })

  test('as a file of Word says all of it, and what it is in its properties', async () => {
    const files = unzipped(await written(document, 'docx'))
    const part = (name: string) => files.get(name) ?? ''
    const body = part('word/document.xml')
    const text = body
      .replace(/<\/w:p>/g, '\n')
      .replace(/<[^>]+>/g, '')
      .replace(/&quot;/g, '"')
      .replace(/&apos;/g, "'")
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&amp;/g, '&')
    for (const each of wanted) expect(text).toContain(each)
    expect(part('docProps/core.xml')).toContain(
      '<dc:title>보증금 &lt;b&gt;반환&lt;/b&gt;</dc:title>',
    )
    expect(part('docProps/core.xml')).toContain('<cp:keywords>AI-generated</cp:keywords>')
    expect(part('docProps/custom.xml')).toMatch(/name="AIGenerated"[^>]*><vt:lpwstr>true/)
    expect(part('word/_rels/document.xml.rels')).toContain(`Target="${article}"`)
    // Korean text in a Korean face, and said to be Korean.
    const [quote] = body.split('<w:r>').filter((run) => run.includes('고의 또는 과실로'))
    expect(quote).toContain('w:eastAsia="Malgun Gothic"')
    expect(quote).toContain('<w:lang w:val="ko-KR" w:eastAsia="ko-KR"/>')
    expect(part('word/styles.xml')).toContain(
      `w:val="${{ ko: 'ko-KR', en: 'en-US', ja: 'ja-JP', zh: 'zh-CN' }[locale]}"`,
    )
    expect([...files.keys()].filter((name) => /vba|macro|embed/i.test(name))).toEqual([])
  })
})

/** The writer of PDF is a module that Jest cannot load: it runs as a program. */
function pdfOf(document: ExportDocument): Buffer {
  const folder = mkdtempSync(path.join(tmpdir(), 'export-'))
  try {
    const [input, output] = [path.join(folder, 'in.json'), path.join(folder, 'out.pdf')]
    writeFileSync(input, JSON.stringify(exportContent(document)))
    const program = [
      'node_modules/tsx/dist/cli.mjs',
      '--tsconfig',
      'scripts/tsconfig.json',
      'scripts/documents-write.ts',
    ]
    const args = [...program, '--format', 'pdf', input, output]
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
    return readFileSync(output)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Written, and read back. */
const rereads = {
  hwpx: async (document: ExportDocument) =>
    parseDocument(await written(document, 'hwpx'), 'a.hwpx'),
  pdf: (document: ExportDocument) => readDocument(pdfOf(document), 'a.pdf'),
}

test.each(['hwpx', 'pdf'] as const)('as a file of %s it says all of it too', async (format) => {
  const { sample } = read('ko', 'chat')
  const { list } = wordsOf('ko')
  const file = await rereads[format](documentOf('ko'))
  if (file.state !== 'ready') throw new Error(file.state)
  const letters = (text: string) => text.replace(/\s+/g, '')
  const text = letters(file.blocks.map(({ number, text }) => `${number ?? ''}${text}`).join(''))
  for (const each of [
    sample.question,
    sample.liability,
    '타인에게 손해를 가한 자는 그 손해를 배상할 책임이 있다.',
    decision,
    list('answer', { no: 5 }),
    list('disclaimer'),
  ])
    expect(text).toContain(letters(each))
})

const hostile = '<script>alert(1)</script> [x](javascript:alert(1)) ![y](http://e.example/z.png)'

function asked(text: string): ExportedConversation {
  const message = {
    id: 'a',
    role: 'user',
    state: 'done',
    parts: [{ kind: 'question', text }],
  } as const
  return {
    ...conversationOf('ko'),
    title: text.slice(0, 100),
    messages: [{ ...message, parts: [...message.parts] }],
  }
}

test('what somebody wrote becomes no markup in Markdown', () => {
  const lines = ['# 제목', '- 항목', '1. 하나', '=1+1', '> 인용', '| a | b |', '$x$', '```', '---']
  const markdown = markdownOf(documentOf('ko', asked(`${hostile}\n${lines.join('\n')}`)))
  const [, body = ''] = markdown.split('## ')
  expect(body).not.toMatch(/(?<!\\)<script/)
  expect(body).not.toMatch(/(?<!\\)\]\(/)
  expect(body).not.toMatch(/http:\/\//)
  for (const start of [
    '\\# 제목',
    '\\- 항목',
    '1\\. 하나',
    '\\=1+1',
    '\\> 인용',
    '\\| a',
    '\\$x',
    '\\`',
  ]) {
    expect(body).toContain(start)
  }
  expect(markdown.match(/^---$/gm)).toHaveLength(2)
})

test('nor in Word, nor when it is copied', async () => {
  const bad = `${hostile}\u0000\u000b\ud800 끝`
  const files = unzipped(await written(documentOf('ko', asked(bad)), 'docx'))
  const body = files.get('word/document.xml') ?? ''
  expect(body).toContain('&lt;script&gt;')
  expect(body).not.toMatch(/fldSimple|instrText|DDE/)
  expect([...body].filter((each) => each < ' ' && !'\t\n\r'.includes(each))).toEqual([])
  expect(files.get('word/_rels/document.xml.rels')).not.toContain('javascript')
  const [message] = asked(bad).messages
  if (!message) throw new Error('no message')
  const html = htmlText(messageBlocks(message, wordsOf('ko')))
  expect(html).toContain('&lt;script&gt;')
  expect(html).not.toContain('<a ')
})

test('a copied answer keeps its citations, and links in HTML', () => {
  const [, answer] = conversationOf('en').messages
  if (!answer) throw new Error('no answer')
  const blocks = messageBlocks(answer, wordsOf('en'))
  expect(plainText(blocks)).toContain(`${decision} [위자료]`)
  expect(plainText(blocks)).toContain(article)
  expect(htmlText(blocks)).toContain(
    `<a href="${article}"><span lang="ko">민법 제750조(불법행위의 내용)</span></a>`,
  )
})

test('one answer goes with its question, and only an answer does', () => {
  const conversation = conversationOf('ko')
  const only = onlyAnswer(conversation, 'sample-citations')
  expect(only?.messages.map(({ id }) => id)).toEqual(['asked-2', 'sample-citations'])
  expect(onlyAnswer(conversation, 'asked-2')).toBeNull()
  expect(onlyAnswer(conversation, 'nothing')).toBeNull()
})

test('what no model wrote is not said to be a model’s', () => {
  const conversation = conversationOf('ko')
  const document = documentOf('ko', onlyAnswer(conversation, 'sample-extractive') ?? conversation)
  expect(document.origin).toBe('extractive')
  expect(markdownOf(document)).toContain('ai-generated: false')
  expect(markdownOf(document)).toContain('automatically-generated: true')
})

test('sources are cited as courts cite them', () => {
  const label = '대법원 2013. 6. 27. 선고 2012다31628 판결'
  expect(citeSource({ type: 'case', label, title: '손해배상(기)' })).toBe(`${label} [손해배상(기)]`)
  expect(citeSource({ type: 'article', label: '민법 제750조', title: null })).toBe('민법 제750조')
})

test.each([
  ['보증금 반환', '보증금 반환 2026-11-21.docx'],
  ['../../etc/passwd\r\nx: y', 'etc passwd x y 2026-11-21.docx'],
  ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j 2026-11-21.docx'],
  ['///', 'beopdap 2026-11-21.docx'],
  ['가'.repeat(120), `${'가'.repeat(60)} 2026-11-21.docx`],
])('the file of %j is named %j', (title, name) => {
  expect(exportFileName(title, '2026-11-21', 'docx')).toBe(name)
  const header = dispositionOf(name, plainFileName('2026-11-21', 'docx'))
  expect(header).toMatch(
    /^attachment; filename="beopdap-2026-11-21\.docx"; filename\*=UTF-8''[\w.%~!#$&+^`|-]+$/,
  )
  expect(decodeURIComponent(header.split("UTF-8''")[1] ?? '')).toBe(name)
})
