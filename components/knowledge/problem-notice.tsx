import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'

const known = [
  'taken',
  'tooMany',
  'missing',
  'unavailable',
  'viewer',
  'matter',
  'walled',
  'barred',
  'holder',
  'invalid',
  'unauthorized',
  'tooOften',
] as const

/** Why a form of these pages was not done, as the address says it. */
export function ProblemNotice({ reason }: { reason: string | undefined }) {
  const t = useTranslations('knowledge.problems')
  const found = known.find((name) => name === reason)
  return found ? (
    <Notice tone="error" role="alert">
      {t(found)}
    </Notice>
  ) : null
}
