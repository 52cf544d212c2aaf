import { matchEnglish } from '@/lib/korean-law/query/glossary/english-index'
import { englishWords } from '@/lib/korean-law/query/glossary/english-words'
import { STATUTES } from '@/lib/korean-law/query/glossary/entries'
import { foldHan, hanIndex, scriptOf } from '@/lib/korean-law/query/glossary/han-index'
import { statuteTitles } from '@/lib/korean-law/query/glossary/statute-titles'
import { readHanja } from '@/lib/korean-law/query/hanja/reading'
import { titleOfNickname } from './law-nicknames'

function fromEnglish(name: string): string | undefined {
  const [match, ...rest] = matchEnglish(englishWords(name))
  if (!match || rest.length > 0) return undefined
  return match.candidates.find(({ field }) => field === STATUTES)?.korean[0]
}

function fromHan(name: string, language: 'ja' | 'zh'): string | undefined {
  const known = hanIndex(language).terms.get(foldHan(name, language)) ?? []
  return [...known, readHanja(name, scriptOf(language))].find((title) => statuteTitles().has(title))
}

/**
 * The official Korean title of a law named in another language or by a nickname: Labor Standards
 * Act, 労働基準法, 劳动基准法 and 근기법 are all 근로기준법. Undefined when the name is not one of
 * the laws known here; official titles themselves are for the corpus to recognise.
 */
export function titleInKorean(name: string): string | undefined {
  const trimmed = name.trim()
  if (/\p{Script=Hangul}/u.test(trimmed)) return titleOfNickname(trimmed)
  if (!/\p{Script=Han}/u.test(trimmed)) return fromEnglish(trimmed)
  return fromHan(trimmed, 'ja') ?? fromHan(trimmed, 'zh')
}
