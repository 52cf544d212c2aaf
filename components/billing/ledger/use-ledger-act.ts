import { useTranslations } from 'next-intl'
import { useToldAct } from '@/components/ui/use-told-act'
import type { ActProblem } from '@/lib/billing/ledger/types'

/** One act on a subscription or payment at a time, told in the words of the administration of billing. */
export function useLedgerAct() {
  const t = useTranslations('adminBilling.problem')
  return useToldAct<ActProblem>((problem) => t(problem), true)
}
