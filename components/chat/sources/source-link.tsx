import type { Source } from '@/lib/chat/parts/source'
import { Link } from '@/lib/i18n/navigation'

/**
 * A source by the name it is cited by. Leads to its page; where a pane can show it, the pane listens for
 * `data-source`.
 */
export function SourceLink({ source, className = 'link' }: { source: Source; className?: string }) {
  const { href, label, no } = source
  return (
    <Link href={href} className={className} lang="ko" prefetch={false} data-source={no}>
      {label}
    </Link>
  )
}
