import { useTranslations } from 'next-intl'
import type { FieldErrors } from 'react-hook-form'
import type { WriteFailureReason } from '@/lib/content/types'
import { type AppLocale, locales } from '@/lib/i18n/routing'
import type { Draft } from './post-draft'

const fieldErrors = ['required', 'tooLong', 'badId', 'noText', 'taken', 'fixed'] as const
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

/** Keys by the path of the field: `id`, `texts.ko.title`, or `texts` when no language is written. */
function errorsByPath(errors: object, prefix = ''): [path: string, key: string][] {
  return Object.entries(errors).flatMap(([name, error]): [string, string][] => {
    if (typeof error !== 'object' || error === null || name === 'ref') return []
    const path = `${prefix}${name}`
    const own: [string, string][] =
      'message' in error && typeof error.message === 'string' ? [[path, error.message]] : []
    return [...own, ...errorsByPath(error, `${path}.`)]
  })
}

/** What is wrong with each field of a post, in words, and why the whole could not be saved. */
export function usePostErrors(errors: FieldErrors<Draft>) {
  const t = useTranslations('blogEditor')
  const blog = useTranslations('blog')
  const found = errorsByPath(errors)

  const textOf = (key: string) =>
    t(`problem.${fieldErrors.find((each) => each === key) ?? 'invalid'}`)

  /** The error of one field. */
  const errorOf = (path: string): string | undefined => {
    const [, key] = found.find(([each]) => each === path) ?? []
    return key === undefined ? undefined : textOf(key)
  }

  const labelOf = (path: string): string => {
    const [first, locale, field] = path.split('.')
    const name = named.find((each) => each === (first === 'texts' ? field : first))
    const language = locales.find((each) => each === locale)
    const label = name ? t(`field.${name}`) : t('field.title')
    return language ? `${label} (${blog(`language.${language}`)})` : label
  }

  const summaryOf = (reason: WriteFailureReason): string =>
    reason === 'validation'
      ? t('fix')
      : t(`problem.${reasons.find((each) => each === reason) ?? 'failed'}`)

  const lines = found.map(([path, key]) => ({ path, text: `${labelOf(path)}: ${textOf(key)}` }))
  return { errorOf, summaryOf, lines }
}

/** The first language with an error, to show it. */
export function failingLanguage(errors: FieldErrors<Draft>): AppLocale | undefined {
  const paths = errorsByPath(errors).map(([path]) => path.split('.'))
  return locales.find((locale) =>
    paths.some(([first, second]) => first === 'texts' && second === locale),
  )
}
