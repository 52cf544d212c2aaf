import { useTranslations } from 'next-intl'
import { useReportedAction } from '@/components/ui/form/use-reported-action'
import type { AccountActionReason } from '@/lib/users/types'

/** One action on an account at a time, reported in the words of the administration of users. */
export function useAccountAction() {
  const t = useTranslations('adminUsers')
  return useReportedAction<AccountActionReason>((problem) => t(`problem.${problem}`))
}
