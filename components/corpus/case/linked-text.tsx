import { articleHref, caseHref } from '@/lib/corpus/links'
import { Link } from '@/lib/i18n/navigation'
import type { LinkTarget, TextSegment } from '@/lib/korean-law/types'

function hrefOf(target: LinkTarget): string {
  return target.kind === 'case' ? caseHref(target) : articleHref(target.lawId, target.no)
}

/** Text with links to the decisions and articles that it cites. */
export function LinkedText({ segments }: { segments: TextSegment[] }) {
  return segments.map((segment, index) =>
    segment.target ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: segments of one text never change places
      <Link key={index} href={hrefOf(segment.target)} className="link" prefetch={false}>
        {segment.text}
      </Link>
    ) : (
      segment.text
    ),
  )
}
