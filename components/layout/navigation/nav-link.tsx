'use client'

import type { ReactNode } from 'react'
import { Link, usePathname } from '@/lib/i18n/navigation'

/** A link of a menu; says so when it leads to the page that is open. */
export function NavLink({
  href,
  className,
  children,
}: {
  href: string
  className?: string
  children: ReactNode
}) {
  const here = usePathname() === href
  return (
    <Link href={href} className={className} aria-current={here ? 'page' : undefined}>
      {children}
    </Link>
  )
}
