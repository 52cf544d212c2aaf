'use client'

import type { ReactNode } from 'react'
import { Link, usePathname } from '@/lib/i18n/navigation'

/** A link of a menu; says so when it leads to the page that is open. */
export function NavLink({
  href,
  className,
  prefetch,
  children,
}: {
  href: string
  className?: string
  /** False where many links stand together: no visitor follows them all. */
  prefetch?: false
  children: ReactNode
}) {
  const here = usePathname() === href
  return (
    <Link
      href={href}
      prefetch={prefetch ?? null}
      className={className}
      aria-current={here ? 'page' : undefined}
    >
      {children}
    </Link>
  )
}
