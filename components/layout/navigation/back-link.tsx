import { StaticIcon } from '@/components/ui/static-icon'
import { Link } from '@/lib/i18n/navigation'

/** From one of a list to the list. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} className="inline-flex items-center gap-1 text-sm text-soft hover:text-seal">
      <StaticIcon name="chevronLeft" size={16} />
      {children}
    </Link>
  )
}
