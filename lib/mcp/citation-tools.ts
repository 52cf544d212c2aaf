import 'server-only'
import type { z } from 'zod'
import { splitArticleId } from '@/lib/corpus/links'
import type { CitationCheck } from '@/lib/corpus/schema'
import { checkCitations as checkText } from '@/lib/corpus/service'
import { AppError } from '@/lib/errors'
import { quoteFinder } from '@/lib/korean-law/citations/quotation'
import { letters } from '@/lib/korean-law/citations/quoted-letters'
import { readQuoteSource } from './document-tools'
import type { References } from './references'
import type {
  checkCitationsInput,
  checkCitationsOutput,
  verifyQuoteInput,
  verifyQuoteOutput,
} from './schema'
import type { Answer } from './search-tools'

/** Fewer letters are found in any text. */
const fewestLetters = 6

function urlOf({ kind, target, text }: CitationCheck, { articleUrl, decision }: References) {
  if (target === null) return null
  if (target.includes('#')) {
    const { lawId, no } = splitArticleId(target)
    return articleUrl(lawId, no)
  }
  if (kind !== 'case') return null
  const number = { caseNumber: text, caseName: '', court: '', judgmentDate: null, citedBy: 0 }
  return decision({ ...number, serial: Number(target) }).url
}

/** Every citation of a text with its state. */
export async function checkCitations(
  { text }: z.infer<typeof checkCitationsInput>,
  references: References,
): Promise<Answer<typeof checkCitationsOutput>> {
  const found = await checkText(text)
  return {
    citations: found.map((check) => ({
      text: check.text,
      kind: check.kind,
      state: check.state,
      reason: check.reason,
      start: check.start,
      end: check.end,
      candidates: check.candidates.map(({ id, label }) => ({ id, label })),
      url: urlOf(check, references),
    })),
  }
}

/** Whether a source holds a quote word for word. */
export async function verifyQuote(
  { quote, ...given }: z.infer<typeof verifyQuoteInput>,
  references: References,
): Promise<Answer<typeof verifyQuoteOutput>> {
  if (letters(quote).length < fewestLetters) {
    throw new AppError('validation', { details: { fields: ['quote'] } })
  }
  const { text, ...source } = await readQuoteSource({ ...given, page: 1 }, references)
  return { verbatim: quoteFinder(text)(quote), source }
}
