import type { Messages } from 'next-intl'
import type { z } from 'zod'
import type { Piece } from '@/lib/chat/parts/answer-parts'
import type { sourceSchema } from '@/lib/chat/parts/source'
import { type ChatMessage, chatMessageSchema } from '@/lib/chat/schema'

/** Sentences of the samples in the reader's language. */
type SampleWords = (key: keyof Messages['chat']['sample']) => string

/** A source as it may be written: what is left out has a default. */
type Named = Omit<z.input<typeof sourceSchema>, 'no'>
type Parts = z.input<typeof chatMessageSchema>['parts']

const tort = articleOf('민법', '750', '불법행위의 내용')
const setOff = articleOf('민법', '396', '과실상계')
const limitation = articleOf('민법', '766', '손해배상청구권의 소멸시효')
const portrait: Named = {
  type: 'case',
  label: '대법원 2006. 10. 13. 선고 2004다16280 판결',
  title: '위자료',
  href: caseOf('2004다16280'),
  isSummary: true,
}
const tortText =
  '고의 또는 과실로 인한 위법행위로 타인에게 손해를 가한 자는 그 손해를 배상할 책임이 있다.'

function articleOf(law: string, no: string, title: string): Named {
  const href = `/statutes/${encodeURIComponent(law)}/articles/${no}`
  return { type: 'article', label: `${law} 제${no}조`, title, href, isSummary: false }
}

function caseOf(caseNumber: string): string {
  return `/cases/${encodeURIComponent(caseNumber)}`
}

function numbered(...sources: Named[]) {
  return sources.map((source, index) => ({ ...source, no: index + 1 }))
}

const text = (words: string): Piece => ({ kind: 'text', text: words })
const ref = (no: number): Piece => ({ kind: 'ref', no })

/** One citation of each state that checking knows. What they name is true, or truly does not exist. */
const citations: Extract<Piece, { kind: 'citation' }>[] = [
  {
    kind: 'citation',
    text: portrait.label,
    state: 'verified',
    href: portrait.href,
    candidates: [],
  },
  { kind: 'citation', text: tort.label, state: 'in-force', href: tort.href, candidates: [] },
  {
    kind: 'citation',
    text: '대법원 2013. 5. 9. 선고 2012다31628 판결',
    state: 'differs',
    href: caseOf('2012다31628'),
    candidates: [
      { label: '대법원 2013. 6. 27. 선고 2012다31628 판결', href: caseOf('2012다31628') },
    ],
  },
  { kind: 'citation', text: '2019다999999', state: 'not-in-corpus', href: null, candidates: [] },
  { kind: 'citation', text: '2099다12345', state: 'impossible', href: null, candidates: [] },
  {
    kind: 'citation',
    text: '같은 법 제3조',
    state: 'ambiguous',
    href: null,
    candidates: ['주택임대차보호법', '상가건물 임대차보호법'].map((law) => ({
      label: `${law} 제3조`,
      href: articleOf(law, '3', '').href,
    })),
  },
  { kind: 'citation', text: '○○법 제12조', state: 'pending', href: null, candidates: [] },
  { kind: 'citation', text: '민법 제9999조', state: 'repealed', href: null, candidates: [] },
  { kind: 'citation', text: '△△기본법 제5조', state: 'unknown-law', href: null, candidates: [] },
]

export type SampleName =
  | 'question'
  | 'searching'
  | 'reading'
  | 'writing'
  | 'checking'
  | 'streaming'
  | 'answer'
  | 'extractive'
  | 'documents'
  | 'citations'
  | 'askedBack'
  | 'refusal'
  | 'notLegal'
  | 'tooVague'
  | 'error'
  | 'rateLimit'
  | 'disconnected'

/** Every kind of message that the chat can show, each once. */
export function sampleMessages(t: SampleWords): Record<SampleName, ChatMessage> {
  const message = (role: ChatMessage['role'], id: string, parts: Parts): ChatMessage =>
    chatMessageSchema.parse({ id: `sample-${id}`, role, parts })
  const assistant = (id: string, parts: Parts) => message('assistant', id, parts)
  const disclaimer = { kind: 'notice', notice: 'disclaimer' } as const
  return {
    question: message('user', 'question', [
      { kind: 'question', text: t('question') },
      { kind: 'attachment', name: t('attachment'), bytes: 184_320, state: 'ready' },
      { kind: 'attachment', name: t('attachmentReading'), bytes: 92_160, state: 'reading' },
      { kind: 'attachment', name: t('attachmentFailed'), bytes: 8_400_000, state: 'failed' },
    ]),
    searching: assistant('searching', [{ kind: 'progress', stage: 'searching', sources: null }]),
    reading: assistant('reading', [{ kind: 'progress', stage: 'reading', sources: 6 }]),
    writing: assistant('writing', [{ kind: 'progress', stage: 'writing', sources: 6 }]),
    checking: assistant('checking', [{ kind: 'progress', stage: 'checking', sources: 6 }]),
    streaming: assistant('streaming', [
      {
        kind: 'answer',
        streaming: true,
        blocks: [{ form: 'paragraph', pieces: [text(t('streaming'))] }],
      },
    ]),
    answer: assistant('answer', [
      { kind: 'notice', notice: 'generated' },
      {
        kind: 'answer',
        streaming: false,
        blocks: [
          { form: 'heading', pieces: [text(t('heading'))] },
          { form: 'paragraph', pieces: [text(t('liability')), ref(1)] },
          { form: 'paragraph', pieces: [text(t('fault')), ref(2)] },
          {
            form: 'paragraph',
            pieces: [
              text(t('limitation')),
              ref(3),
              text(' '),
              { kind: 'unsupported', text: t('unsupported') },
            ],
          },
          { form: 'heading', pieces: [text(t('next'))] },
          { form: 'item', pieces: [text(t('nextRecord'))] },
          { form: 'item', pieces: [text(t('nextInsurance'))] },
        ],
      },
      { kind: 'quote', text: tortText, source: 1, verbatim: true },
      { kind: 'sources', sources: numbered(tort, setOff, limitation, portrait) },
      { kind: 'grounding', share: 0.75, sentences: 4, supported: 3, citations: 0, verified: 0 },
      {
        kind: 'follow-ups',
        questions: [
          { about: 'article', label: setOff.label },
          { about: 'decisions', label: tort.label },
        ],
      },
      disclaimer,
    ]),
    extractive: assistant('extractive', [
      { kind: 'notice', notice: 'extractive' },
      {
        kind: 'answer',
        streaming: false,
        blocks: [{ form: 'paragraph', pieces: [text(t('extractive')), ref(1)] }],
      },
      { kind: 'issue', text: t('question') },
      { kind: 'short', sentences: [{ source: 1, text: tortText }] },
      {
        kind: 'passages',
        type: 'article',
        passages: [{ source: 1, lead: null, lines: [{ mark: '', text: tortText }], cut: false }],
      },
      {
        kind: 'next',
        steps: ['facts', 'deadline', 'more', 'counsel'],
        search: { query: t('question'), scope: 'all', statutes: 12, cases: 340 },
      },
      { kind: 'quote', text: tortText, source: 1, verbatim: true },
      {
        kind: 'quote',
        text: tortText.replace('고의 또는 과실', '고의 또는 중과실'),
        source: 1,
        verbatim: false,
      },
      { kind: 'also', sources: [2] },
      { kind: 'sources', sources: numbered(tort, setOff) },
      disclaimer,
    ]),
    documents: assistant('documents', [
      { kind: 'notice', notice: 'extractive' },
      {
        kind: 'documents',
        searched: 12,
        missing: 1,
        passages: [{ source: 1, lines: [t('documentText')], cut: true }],
      },
      {
        kind: 'pairs',
        pairs: [{ document: 1, law: 2, words: ['갱신'], names: true }],
      },
      {
        kind: 'sources',
        sources: numbered(
          {
            type: 'document',
            label: t('documentName'),
            title: t('documentPath'),
            page: 3,
            id: '00000000-0000-4000-8000-000000000000#4',
            href: '/ai-chat/documents/00000000-0000-4000-8000-000000000000?page=3',
          },
          tort,
        ),
      },
      disclaimer,
    ]),
    citations: assistant('citations', [
      {
        kind: 'answer',
        streaming: false,
        blocks: [
          { form: 'paragraph', pieces: [text(t('checked'))] },
          ...citations.map((citation) => ({ form: 'item' as const, pieces: [citation] })),
        ],
      },
    ]),
    askedBack: assistant('asked-back', [
      {
        kind: 'choices',
        choices: [
          { question: t('suggestionOne'), label: tort.label, title: tort.title },
          { question: t('suggestionTwo'), label: setOff.label, title: setOff.title },
        ],
      },
    ]),
    refusal: assistant('refusal', [
      {
        kind: 'refusal',
        reason: 'not-grounded',
        searched: ['자전거', '보행자', '형사합의금 시세'],
        suggestions: [t('suggestionOne'), t('suggestionTwo')],
      },
    ]),
    notLegal: assistant('not-legal', [
      { kind: 'refusal', reason: 'not-legal', searched: [], suggestions: [] },
    ]),
    tooVague: assistant('too-vague', [
      { kind: 'refusal', reason: 'too-vague', searched: [], suggestions: [] },
    ]),
    error: assistant('error', [{ kind: 'error', code: 'timeout', retryable: true }]),
    rateLimit: assistant('rate-limit', [{ kind: 'rate-limit', limit: 20, retryAfterMinutes: 42 }]),
    disconnected: assistant('disconnected', [{ kind: 'disconnected' }]),
  }
}
