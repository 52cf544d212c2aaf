'use client'

import { Ellipsis, Share2 } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { ActionMenu } from '@/components/ui/overlay/action-menu'
import { Dialog } from '@/components/ui/overlay/dialog'
import type { ExportFormat } from '@/lib/chat/conversations/constants'
import type { ConversationRef } from '@/lib/chat/conversations/types'
import { useRouter } from '@/lib/i18n/navigation'
import type { SitePath } from '@/lib/site-pages'
import { DeleteDialog } from './delete-dialog'
import { downloadExport } from './download-export'
import { ProblemLine } from './problem-line'
import { RenameForm } from './rename-form'
import { ShareDialog } from './share-dialog'
import { useConversationAction } from './use-conversation-action'

const templatesPath: SitePath<'templates'> = '/documents/templates'

/**
 * What can be done with the conversation that is open: share, export, rename, delete. For its owner when
 * signed in; draws nothing for a visitor. Its words are `chatList`.
 */
export function ConversationMenu({
  conversation,
  signedIn,
  onRenamed,
}: {
  conversation: ConversationRef
  signedIn: boolean
  /** Called with the new title; `chat:changed` is told to the window besides. */
  onRenamed?: (title: string) => void
}) {
  const t = useTranslations('chatList')
  const locale = useLocale()
  const router = useRouter()
  const [open, setOpen] = useState<'share' | 'rename' | 'delete' | null>(null)
  const { act, problem } = useConversationAction()
  if (!signedIn) return null
  const { id } = conversation
  const close = () => setOpen(null)
  const save = (format: ExportFormat) =>
    act(
      () => downloadExport({ conversation: id, message: null, format, locale }),
      () => {},
    )
  return (
    <div className="flex items-center gap-1">
      <button type="button" className={buttonClass('bare')} onClick={() => setOpen('share')}>
        <Share2 size={16} aria-hidden="true" />
        <span className="max-sm:sr-only">{t('acts.share')}</span>
      </button>
      <ActionMenu
        label={<Ellipsis size={18} aria-hidden="true" />}
        ariaLabel={t('acts.menu')}
        className="grid size-10 shrink-0 place-content-center text-soft hover:text-ink"
        actions={[
          { key: 'rename', label: t('acts.rename'), onSelect: () => setOpen('rename') },
          {
            key: 'forms',
            label: t('acts.forms'),
            onSelect: () => router.push(`${templatesPath}?conversation=${id}`),
          },
          { key: 'md', label: t('acts.exportMarkdown'), onSelect: () => save('md') },
          { key: 'docx', label: t('acts.exportWord'), onSelect: () => save('docx') },
          { key: 'hwpx', label: t('acts.exportHangul'), onSelect: () => save('hwpx') },
          { key: 'pdf', label: t('acts.exportPdf'), onSelect: () => save('pdf') },
          {
            key: 'delete',
            label: t('acts.delete'),
            danger: true,
            onSelect: () => setOpen('delete'),
          },
        ]}
      />
      <ProblemLine text={problem} />
      <ShareDialog open={open === 'share'} conversation={id} message={null} onClose={close} />
      <Dialog
        open={open === 'rename'}
        title={t('rename.title')}
        closeLabel={t('acts.close')}
        onClose={close}
      >
        <RenameForm
          conversation={conversation}
          onDone={(title) => {
            close()
            onRenamed?.(title)
          }}
          onCancel={close}
        />
      </Dialog>
      <DeleteDialog
        conversation={open === 'delete' ? conversation : null}
        onClose={close}
        onDeleted={() => router.push('/ai-chat')}
      />
    </div>
  )
}
