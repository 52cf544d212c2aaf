import type { IRunOptions } from 'docx'
import type { languages } from '@/lib/documents/blocks/schema'

type Language = (typeof languages)[number]

/** A word processor's own face of each language, and the language as its spelling checker names it. */
const faces = {
  ko: { font: 'Malgun Gothic', language: 'ko-KR' },
  en: { font: 'Calibri', language: 'en-US' },
  ja: { font: 'Yu Gothic', language: 'ja-JP' },
  zh: { font: 'Microsoft YaHei', language: 'zh-CN' },
} as const

/** How Word shows text of a language. East Asian letters in an English text are Korean. */
export function lookOfLanguage(language: Language): Pick<IRunOptions, 'font' | 'language'> {
  const face = faces[language]
  const eastAsian = faces[language === 'en' ? 'ko' : language]
  return {
    font: { ascii: face.font, hAnsi: face.font, cs: face.font, eastAsia: eastAsian.font },
    language: { value: face.language, eastAsia: eastAsian.language },
  }
}
