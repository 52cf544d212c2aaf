import { useTranslations } from 'next-intl'
import { auditActions } from '@/lib/users/constants'

/** An act of the audit in words; one that nobody has put into words stays as it is. */
export function useActionName(): (act: string) => string {
  const t = useTranslations('adminUsers.audit')
  return (act) => {
    const known = auditActions.find((each) => each === act)
    return known ? t(`acts.${known}`) : act
  }
}
