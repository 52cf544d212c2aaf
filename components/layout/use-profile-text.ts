import { useTranslations } from 'next-intl'
import { type ProfileFieldName, profileField } from '@/lib/auth/profile-fields'

/** A detail of a profile as it is read: a number with its dashes, an organisation by its name. */
export function useProfileText(): (name: ProfileFieldName, stored: string | null) => string | null {
  const t = useTranslations('auth.signUp')
  return (name, stored) => {
    if (!stored) return null
    const { options, format } = profileField(name)
    if (!options) return format ? format(stored) : stored
    // What came otherwise than by the form is shown as it is.
    const key = `${name}s.${stored}` as 'organizations.lawFirm'
    return /^\w+$/.test(stored) && t.has(key) ? t(key) : stored
  }
}
