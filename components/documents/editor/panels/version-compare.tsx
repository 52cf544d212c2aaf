import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Dialog } from '@/components/ui/overlay/dialog'
import { changesBetween, wordsBetween } from '@/lib/documents/editor/changes'
import { readStoredContent } from '@/lib/documents/editor/document-model'

/** Two texts as one, with what was taken away and what was added. Only what is near a change is shown. */
export function VersionCompare({
  title,
  before,
  after,
  onClose,
}: {
  title: string
  before: unknown
  after: unknown
  onClose: () => void
}) {
  const t = useTranslations('documentEditor.versions')
  const [base, now] = [readStoredContent(before), readStoredContent(after)]
  const changes = base && now ? changesBetween(base, now) : []
  const around = 60
  const pieces: ReactNode[] = []
  let at = 0
  for (const { fromA, toA, fromB, toB } of base && now ? changes : []) {
    const from = Math.max(at, fromB - around)
    if (!base || !now) break
    pieces.push(
      <span key={`before-${fromB}-${fromA}`}>
        {from > at ? ' … ' : ''}
        {wordsBetween(now, from, fromB)}
      </span>,
      <del key={`deleted-${fromA}-${fromB}`} className="change-deleted">
        {wordsBetween(base, fromA, toA)}
      </del>,
      <ins key={`inserted-${fromB}-${toB}-${fromA}`} className="change-inserted">
        {wordsBetween(now, fromB, toB)}
      </ins>,
    )
    at = toB
  }
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('closeCompare')}>
      {pieces.length > 0 ? (
        <p className="max-h-[60dvh] overflow-y-auto text-sm leading-7 whitespace-pre-wrap">
          {pieces}
          {now ? wordsBetween(now, at, Math.min(at + around, now.content.size)) : ''}
        </p>
      ) : (
        <p>{t('same')}</p>
      )}
    </Dialog>
  )
}
