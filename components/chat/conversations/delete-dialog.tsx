import { useTranslations } from 'next-intl'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { remove } from '@/lib/chat/conversations/actions'
import type { ConversationRef } from '@/lib/chat/conversations/types'
import { ProblemLine } from './problem-line'
import { tellChanged } from './tell-changed'
import { useAct } from './use-act'

/** Asks before a conversation is deleted, and closes once it is. */
export function DeleteDialog({
  conversation,
  onClose,
  onDeleted,
}: {
  /** Null while nothing is to be deleted. */
  conversation: ConversationRef | null
  onClose: () => void
  onDeleted: (id: string) => void
}) {
  const t = useTranslations('chatList')
  const { act, busy, problem, forgive } = useAct()
  const close = () => {
    forgive()
    onClose()
  }
  return (
    <ConfirmDialog
      open={conversation !== null}
      title={t('delete.title')}
      words={{
        confirm: t('delete.confirm'),
        cancel: t('acts.cancel'),
        close: t('acts.close'),
      }}
      danger
      ready={!busy}
      onClose={close}
      onConfirm={() => {
        if (!conversation) return
        const { id } = conversation
        act(
          () => remove(id),
          () => {
            tellChanged({ deleted: id })
            close()
            onDeleted(id)
          },
        )
      }}
    >
      <p className="break-words">{t('delete.text', { title: conversation?.title ?? '' })}</p>
      <ProblemLine text={problem} />
    </ConfirmDialog>
  )
}
