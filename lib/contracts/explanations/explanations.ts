import type { AppLocale } from '@/lib/i18n/routing'
import en from './en.json'
import ja from './ja.json'
import ko from './ko.json'
import zh from './zh.json'

/** What a topic is called and why it matters; in Korean the rule itself says why. */
export type Explanation = { name: string; why?: string }

const explanations: Readonly<Record<AppLocale, Readonly<Record<string, Explanation>>>> = {
  ko,
  en,
  ja,
  zh,
}

/** Null where nobody has written one in that language yet. */
export const explain = (locale: AppLocale, topic: string): Explanation | null =>
  explanations[locale][topic] ?? null

/** The topics that have a name. */
export const explainedTopics: readonly string[] = Object.keys(ko)
