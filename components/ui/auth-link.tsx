import { Link } from '@/lib/i18n/navigation'

/**
 * Leads to the page of logging in or signing up; where script runs, the shell opens it as a dialog over the
 * page instead (components/layout).
 */
export function AuthLink({
  to,
  next,
  className,
  children,
}: {
  to: 'login' | 'sign-up'
  /** Where the login leads when no dialog keeps the visitor on the page. */
  next?: string
  className: string
  children: string
}) {
  return (
    <Link
      href={next ? { pathname: `/${to}`, query: { next } } : `/${to}`}
      data-auth-dialog={to}
      className={className}
    >
      {children}
    </Link>
  )
}
