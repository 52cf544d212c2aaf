import { useTranslations } from 'next-intl'
import { useToldAct } from '@/components/ui/use-told-act'
import type { ActProblem } from '@/lib/users/types'

/** One act on an account at a time, told in the words of the administration of users. */
export function useAct() {
  const t = useTranslations('adminUsers')
  return useToldAct<ActProblem>((problem) => t(`problem.${problem}`))
}
