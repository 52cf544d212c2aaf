import { searchTerm } from '@/lib/activity/search-term'
import { loginSchema, newPasswordSchema, resetSchema } from '@/lib/auth/form-schema'
import { signUpMetadataSchema, signUpSchema } from '@/lib/auth/sign-up-schema'
import { personNameSchema, typedRequestSchema } from '@/lib/billing/phone/schema'
import { calendarFile } from '@/lib/calendar-file'
import { isFollowUp } from '@/lib/chat/retrieve/follow-up'
import { conversationTitle } from '@/lib/chat/store/conversation-title'
import { normalizeText } from '@/lib/chat/verify/normalize-text'
import { findQuotes as findAnswerQuotes } from '@/lib/chat/verify/quote-check'
import { readClaim } from '@/lib/chat/verify/read-claim'
import { readMarkdown } from '@/lib/chat/verify/read-markdown'
import { splitSentences } from '@/lib/chat/verify/split-sentences'
import { modelLimits } from '@/lib/chat/write/model-limits'
import { checkFormSchema } from '@/lib/citation-check/schema'
import { inquirySchema } from '@/lib/contact/schema'
import { longestBody } from '@/lib/content/constants'
import { makeExcerpt } from '@/lib/content/excerpt'
import { readMinutes } from '@/lib/content/read-time'
import { titleOf } from '@/lib/contracts/reviews/title'
import { withoutLongGaps } from '@/lib/contracts/text/long-gaps'
import { limits } from '@/lib/corpus/constants'
import { parseSearch } from '@/lib/corpus/search-request-schema'
import { cleanName } from '@/lib/documents/document-name'
import { snippetOf } from '@/lib/documents/reading/find-text'
import { longestQuestion } from '@/lib/entitlements'
import { tableParamsSchema } from '@/lib/knowledge/schema'
import { lawChecks } from '@/lib/korean-law/citations/article-check'
import { extractArticleCitations } from '@/lib/korean-law/citations/article-citation'
import { extractDecisionCitations } from '@/lib/korean-law/citations/decision-citation'
import { findQuotes, quoteFinder } from '@/lib/korean-law/citations/quotation'
import type { CitationCheck } from '@/lib/korean-law/citations/types'
import { parseCaseNumberInput } from '@/lib/korean-law/judgment/case-number-input'
import { readCourt } from '@/lib/korean-law/judgment/court'
import { splitNumbered } from '@/lib/korean-law/judgment/issues'
import { orderSection } from '@/lib/korean-law/judgment/outcome'
import { normaliseArticleNo } from '@/lib/korean-law/names/article-no'
import { LawNames } from '@/lib/korean-law/names/law-names'
import { titleInKorean } from '@/lib/korean-law/names/law-title'
import { situationsIn } from '@/lib/korean-law/query/lay-situations'
import { layWordsIn } from '@/lib/korean-law/query/lay-synonyms'
import { withoutSmallTalk } from '@/lib/korean-law/query/small-talk'
import { translateQuery } from '@/lib/korean-law/query/translate-query'
import { asksForeignLaw } from '@/lib/korean-law/question/foreign-law'
import {
  asksForRecommendation,
  asksHowToOffend,
  asksOfHealthOrCelebrities,
} from '@/lib/korean-law/question/out-of-scope'
import { readQuestion } from '@/lib/korean-law/question/question'
import { unknownLaw } from '@/lib/korean-law/question/unknown-law'
import { readStatuteText } from '@/lib/korean-law/statute/statute-text'
import { personalDetailIn } from '@/lib/personal-details'
import { phoneDigits } from '@/lib/phone-number'
import { plainCharacters } from '@/lib/plain-characters'
import { redactPath } from '@/lib/requests/redact-path'
import { parseUserAgent } from '@/lib/requests/user-agent'
import { misleadingTexts } from '@/tests/factories/growth'

const checked = (
  text: string,
  kind: CitationCheck['kind'],
  start: number,
  end: number,
): CitationCheck => {
  return {
    text,
    kind,
    start,
    end,
    target: null,
    reference: null,
    reason: null,
    candidates: [],
    state: 'not-in-corpus',
  }
}

/** The quotes of a text with the citations that stand in it. */
function quotesOf(text: string) {
  return findQuotes(text, [
    ...extractDecisionCitations(text).map((c) => checked(c.text, 'case', c.start, c.end)),
    ...extractArticleCitations(text).map((c) => checked(c.text, 'article', c.start, c.end)),
  ])
}

const calendarOf = (title: string) =>
  calendarFile([{ date: '2026-12-01', title, description: title, url: '' }], new Date(0))

/** Every field of a form holds the text. */
const form =
  (schema: { safeParse: (input: unknown) => unknown }, names: string) => (text: string) =>
    schema.safeParse(Object.fromEntries(names.split(' ').map((name) => [name, text])))

const laws = new LawNames([{ lawId: '001706', title: '민법', current: true }])
const typed = limits.queryMax
/** What one field of a form can bring, whatever its own limit says: a server action reads a megabyte. */
const field = 100_000
const address = 16_000

/** Every parser that text of people reaches, with the longest text that does. */
const parsers: [string, (text: string) => unknown, number][] = [
  ['citations of articles', extractArticleCitations, limits.citationText],
  ['citations of decisions', extractDecisionCitations, limits.citationText],
  [
    'laws without an article',
    (text) => lawChecks.find(text, extractArticleCitations(text)),
    limits.citationText,
  ],
  ['quotes of citations', quotesOf, limits.citationText],
  [
    'a text that is quoted',
    (text) => quoteFinder(text)('가나다라마바사아자차…하'),
    limits.citationText,
  ],
  ['a search', (query) => parseSearch({ query }), typed],
  ['a query in another language', translateQuery, typed],
  ['small talk', withoutSmallTalk, typed],
  ['lay words', layWordsIn, typed],
  ['situations', situationsIn, typed],
  ['what is kept of a query', searchTerm, typed],
  ['a question', readQuestion, longestQuestion],
  ['foreign law', asksForeignLaw, longestQuestion],
  ['recommendations', asksForRecommendation, longestQuestion],
  ['how to offend', asksHowToOffend, longestQuestion],
  ['health or stars', asksOfHealthOrCelebrities, longestQuestion],
  ['unknown laws', (text) => unknownLaw(text, ['민법', '상법']), longestQuestion],
  ['follow-ups', isFollowUp, longestQuestion],
  ['personal details', personalDetailIn, longestQuestion],
  ['titles of conversations', conversationTitle, longestQuestion],
  ['exported characters', plainCharacters, modelLimits.longest],
  ['hidden characters', normalizeText, modelLimits.longest],
  ['Markdown of answers', readMarkdown, modelLimits.longest],
  ['sentences of answers', splitSentences, modelLimits.longest],
  ['claims of answers', readClaim, modelLimits.longest],
  ['quotes of answers', findAnswerQuotes, modelLimits.longest],
  ['case numbers', parseCaseNumberInput, address],
  ['numbers of articles', normaliseArticleNo, address],
  ['courts', readCourt, address],
  ['names of laws', (text) => laws.resolve(text.slice(0, 200)), 200],
  ['titles of laws', titleInKorean, typed],
  ['paths', redactPath, address],
  ['browsers', parseUserAgent, address],
  ['names of files', (text) => cleanName(text, 'pdf'), address],
  ['excerpts of posts', makeExcerpt, longestBody],
  ['reading time of posts', readMinutes, longestBody],
  ['issues of decisions', splitNumbered, longestBody],
  ['orders of decisions', orderSection, longestBody],
  ['statutes', readStatuteText, longestBody],
  ['texts whose citations are checked', form(checkFormSchema, 'text'), limits.citationText],
  ['words in documents', (text) => snippetOf(text, '가나'), modelLimits.longest],
  ['questions to documents', (q) => tableParamsSchema.parse({ q }), address],
  ['names of calendars', calendarOf, typed],
  ['gaps in contracts', withoutLongGaps, field],
  ['titles of contracts', titleOf, field],
  ['phone numbers', phoneDigits, field],
  ['log-in', form(loginSchema, 'email password'), field],
  ['forgotten passwords', form(resetSchema, 'email'), field],
  ['new passwords', form(newPasswordSchema, 'password confirmPassword'), field],
  [
    'sign-up',
    form(
      signUpSchema,
      'locale userType email password confirmPassword name organization department position phone fax address terms privacy marketing',
    ),
    field,
  ],
  [
    'metadata of sign-up',
    form(
      signUpMetadataSchema,
      'userType name organization department position phone fax address language marketingAgreedAt',
    ),
    field,
  ],
  [
    'inquiries',
    form(inquirySchema, 'name email phone company inquiryType subject message consent'),
    field,
  ],
  ['phones that are confirmed', form(typedRequestSchema, 'phone carrier locale'), field],
  ['names of payers', (text) => personNameSchema.safeParse(text), field],
]

it.each(parsers)('takes time with the length of its text: %s', (_, parse, fullLength) => {
  expect(misleadingTexts(parse, fullLength)).toEqual([])
})
