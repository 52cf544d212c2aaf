import { useTranslations } from 'next-intl'
import { caseTypes, outcomes } from '@/lib/korean-law/constants'

type Of = 'caseType' | 'outcome'
const terms: Record<Of, readonly string[]> = { caseType: caseTypes, outcome: outcomes }

/** Translates one of the domain's Korean terms into the page's language; an unknown term stays Korean. */
export function useTerm(): (of: Of, value: string) => string {
  const t = useTranslations('terms')
  return (of, value) => (terms[of].includes(value) ? t(`${of}.${value}` as 'caseType.민사') : value)
}
