'use client'

import { Ellipsis } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { Suspense, useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { lazyComponent } from '@/components/ui/lazy-component'
import { ActionMenu } from '@/components/ui/overlay/action-menu'
import { useToast } from '@/components/ui/overlay/toast'
import { publish, remove, unpublish } from '@/lib/content/actions'
import type { PostState } from '@/lib/content/constants'
import type { WriteResult } from '@/lib/content/types'
import { getPathname, useRouter } from '@/lib/i18n/navigation'
import { postHref } from './blog-address'

const ConfirmDialog = lazyComponent(() =>
  import('@/components/ui/overlay/confirm-dialog').then((module) => module.ConfirmDialog),
)

const postActions = { publish, withdraw: unpublish, delete: remove }
type PostAction = keyof typeof postActions

/** What can be done with one post of the list. */
export function PostActionsMenu({
  id,
  title,
  state,
}: {
  id: string
  title: string
  state: PostState
}) {
  const t = useTranslations('adminContent.posts')
  const errors = useTranslations('errors.code')
  const locale = useLocale()
  const router = useRouter()
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const [working, setWorking] = useState(false)

  function reasonOf(result: Exclude<WriteResult, { ok: true }>): string {
    const { reason } = result
    if (reason === 'incomplete' || reason === 'missing') return t(reason)
    if (reason === 'conflict' || reason === 'taken' || reason === 'fixed') return errors('unknown')
    return errors(reason, { caseNumber: '' })
  }

  async function run(action: PostAction) {
    if (working) return
    setWorking(true)
    const result = await postActions[action](id).catch(
      (): WriteResult => ({ ok: false, reason: 'network' }),
    )
    setWorking(false)
    setAsking(false)
    if (result.ok) toast({ title: t(`done.${action}`), text: title, tone: 'good' })
    else toast({ title: t('failed'), text: reasonOf(result), tone: 'danger' })
    router.refresh()
  }

  const go = (href: string) => window.location.assign(getPathname({ locale, href }))
  const shown = state === 'draft' ? 'publish' : 'withdraw'
  return (
    <>
      <ActionMenu
        label={<Ellipsis size={18} aria-hidden="true" />}
        ariaLabel={t('actionsOf', { title })}
        className={buttonClass('bare')}
        actions={[
          // A page of its own each time: the browser asks before unsaved work is left.
          { key: 'edit', label: t('edit'), onSelect: () => go(`/blog/write?id=${id}`) },
          ...(state === 'published'
            ? [{ key: 'see', label: t('see'), onSelect: () => go(postHref(id)) }]
            : []),
          { key: shown, label: t(shown), disabled: working, onSelect: () => void run(shown) },
          {
            key: 'delete',
            label: t('delete'),
            danger: true,
            disabled: working,
            onSelect: () => setAsking(true),
          },
        ]}
      />
      {asking ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            open={asking}
            title={t('deleteTitle')}
            words={{ confirm: t('delete'), cancel: t('cancel'), close: t('cancel') }}
            danger
            ready={!working}
            onConfirm={() => void run('delete')}
            onClose={() => setAsking(false)}
          >
            <p>{t('deleteText', { title })}</p>
          </ConfirmDialog>
        </Suspense>
      ) : null}
    </>
  )
}
