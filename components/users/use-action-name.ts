import { useTranslations } from 'next-intl'
import { auditActions } from '@/lib/users/constants'

/** The name of an action of the audit; one without a name in the messages stays as it is. */
export function useActionName(): (act: string) => string {
  const t = useTranslations('adminUsers.audit')
  return (act) => {
    const known = auditActions.find((each) => each === act)
    return known ? t(`acts.${known}`) : act
  }
}
