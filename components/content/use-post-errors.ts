import { useTranslations } from 'next-intl'
import type { WriteFailure } from '@/lib/content/types'
import { type AppLocale, locales } from '@/lib/i18n/routing'

const fieldErrors = ['required', 'tooLong', 'badId', 'noText'] as const
const reasons = [
  'taken',
  'conflict',
  'missing',
  'fixed',
  'incomplete',
  'unauthorized',
  'forbidden',
] as const
const named = ['id', 'category', 'author', 'cover', 'title', 'excerpt', 'body'] as const

/** Says what is wrong with one field (`id`, `texts.ko.title`) and with the whole. */
export function usePostErrors(problem: WriteFailure | null) {
  const t = useTranslations('blogEditor')
  const blog = useTranslations('blog')

  const about = (path: string): string | undefined => {
    if (path === 'id' && (problem?.reason === 'taken' || problem?.reason === 'fixed'))
      return t(`problem.${problem.reason}`)
    const code = problem?.fields?.[path]
    if (code === undefined) return undefined
    return t(`problem.${fieldErrors.find((each) => each === code) ?? 'invalid'}`)
  }

  const label = (path: string): string => {
    const [first, locale, field] = path.split('.')
    const known = named.find((each) => each === (first === 'texts' ? field : first))
    const language = locales.find((each) => each === locale)
    const words = known ? t(`field.${known}`) : t('field.title')
    return language ? `${words} (${blog(`language.${language}`)})` : words
  }

  const whole = (): string => {
    if (problem?.reason === 'validation') return t('fix')
    return t(`problem.${reasons.find((each) => each === problem?.reason) ?? 'failed'}`)
  }

  const lines = Object.keys(problem?.fields ?? {}).map((path) => ({
    path,
    text: `${label(path)}: ${about(path) ?? ''}`,
  }))
  return { about, whole, lines }
}

/** The first language with a problem, to show it. */
export function languageOf(problem: WriteFailure): AppLocale | undefined {
  const [path] = Object.keys(problem.fields ?? {}).filter((each) => each.startsWith('texts.'))
  return locales.find((each) => each === path?.split('.')[1])
}
