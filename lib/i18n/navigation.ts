import { localizedNavigation } from './localized-navigation'

export { Link } from './link'
export const { getPathname, redirect, usePathname, useRouter } = localizedNavigation
