import { BookmarkCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useActionState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { FormStatus } from '@/components/ui/form/form-status'
import { Link } from '@/lib/i18n/navigation'
import { keepSource } from '@/lib/saved/actions'
import type { SourceKind } from '@/lib/saved/constants'
import { initialSaveState } from '@/lib/saved/form-state'
import { savedAnswerSchema } from '@/lib/saved/schema'
import type { SitePath } from '@/lib/site-pages'
import { useApi } from '@/lib/use-api'
import { useRecordView } from './use-record-view'

const savedPath: SitePath<'saved'> = '/saved'

/** The button for somebody signed in: saves, and leads to what is saved once it is. */
export function SaveForm({
  kind,
  reference,
  children,
}: {
  kind: SourceKind
  reference: string
  children: ReactNode
}) {
  const t = useTranslations('saveSource')
  useRecordView(kind, reference)
  const known = useApi('/api/saved', { query: { kind, reference }, schema: savedAnswerSchema })
  const [state, save, isPending] = useActionState(keepSource, initialSaveState)
  if (state.result === 'saved' || known.data?.saved) {
    return (
      <>
        <Link href={savedPath} className={buttonClass()}>
          <BookmarkCheck size={16} aria-hidden="true" /> {t('saved')}
        </Link>
        <span className="sr-only" role="status">
          {state.result ? t('done') : null}
        </span>
      </>
    )
  }
  return (
    <form action={save}>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="reference" value={reference} />
      <button type="submit" className={buttonClass()} aria-disabled={isPending}>
        {children}
      </button>
      <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
    </form>
  )
}
