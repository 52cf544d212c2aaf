import { useTranslations } from 'next-intl'

/** One of the sign-up form's organisations by its name; what came otherwise as it is. */
export function useOrganizationName(): (organization: string | null) => string | null {
  const t = useTranslations('auth.signUp')
  return (organization) => {
    if (!organization) return null
    const key = `organizations.${organization}` as 'organizations.lawFirm'
    return /^\w+$/.test(organization) && t.has(key) ? t(key) : organization
  }
}
