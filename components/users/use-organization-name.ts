import { useTranslations } from 'next-intl'

/** One of the sign-up form's organisations by its name; what somebody wrote themselves as it is. */
export function useOrganizationName(): (organization: string | null) => string | null {
  const t = useTranslations('auth')
  return (organization) => {
    if (!organization) return null
    const key = `signUp.organizations.${organization}` as 'signUp.organizations.lawFirm'
    return /^\w+$/.test(organization) && t.has(key) ? t(key) : organization
  }
}
