import { useTranslations } from 'next-intl'
import { useReportedAction } from '@/components/ui/form/use-reported-action'
import type { ActionProblem } from '@/lib/billing/administration/types'

/** One action on a subscription or payment at a time, reported in the words of the administration of billing. */
export function useBillingAction() {
  const t = useTranslations('adminBilling.problem')
  return useReportedAction<ActionProblem>((problem) => t(problem), true)
}
