import { useTranslations } from 'next-intl'
import { caseTypes, outcomes } from '@/lib/korean-law/constants'

type Of = 'caseType' | 'outcome'
const known: Record<Of, readonly string[]> = { caseType: caseTypes, outcome: outcomes }

/** Says one of the domain's Korean words in the page's language; a word it does not know stays Korean. */
export function useTerm(): (of: Of, value: string) => string {
  const t = useTranslations('terms')
  return (of, value) => (known[of].includes(value) ? t(`${of}.${value}` as 'caseType.민사') : value)
}
