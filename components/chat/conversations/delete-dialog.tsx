import { useTranslations } from 'next-intl'
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog'
import { remove } from '@/lib/chat/conversations/actions'
import type { ConversationRef } from '@/lib/chat/conversations/types'
import { announceChange } from './conversation-events'
import { ProblemLine } from './problem-line'
import { useConversationAction } from './use-conversation-action'

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
  const { act, busy, problem, forgive } = useConversationAction()
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
            announceChange({ deleted: id })
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
