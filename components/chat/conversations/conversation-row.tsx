import { Ellipsis, Pin } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { ActionMenu } from '@/components/ui/overlay/action-menu'
import { Tag } from '@/components/ui/tag'
import type { ConversationSummary } from '@/lib/chat/request-schema'
import { Link } from '@/lib/i18n/navigation'
import { RenameForm } from './rename-form'

export type RowActions = {
  rename: (id: string | null) => void
  renamed: () => void
  pin: (conversation: ConversationSummary) => void
  remove: (conversation: ConversationSummary) => void
}

/** A line of the list: leads to its conversation; its menu, or its title as a field. */
export function ConversationRow({
  conversation,
  isCurrent,
  isRenaming,
  acts,
}: {
  conversation: ConversationSummary
  isCurrent: boolean
  isRenaming: boolean
  /** Null for visitors, who can only read. */
  acts: RowActions | null
}) {
  const t = useTranslations('chatList')
  const { id, title, kind, pinnedAt } = conversation
  if (isRenaming && acts) {
    return (
      <li className="py-1 pl-2">
        <RenameForm
          conversation={conversation}
          onDone={acts.renamed}
          onCancel={() => acts.rename(null)}
        />
      </li>
    )
  }
  return (
    <li
      className={`flex items-center border-l-2 hover:bg-sheet ${isCurrent ? 'border-seal bg-sheet' : 'border-transparent'}`}
    >
      <Link
        href={`/ai-chat/${id}`}
        aria-current={isCurrent ? 'page' : undefined}
        title={title}
        data-conversation={id}
        className="flex min-h-10 min-w-0 grow items-center gap-2 py-1.5 pl-2.5 text-sm aria-[current]:font-bold"
      >
        {pinnedAt ? <Pin size={14} className="shrink-0 text-soft" aria-hidden="true" /> : null}
        <span className="truncate">{title}</span>
        {kind === 'consultation' ? <Tag>{t('kind.consultation')}</Tag> : null}
      </Link>
      {acts ? (
        <ActionMenu
          label={<Ellipsis size={18} aria-hidden="true" />}
          ariaLabel={t('acts.of', { title })}
          className="grid size-10 shrink-0 place-content-center text-soft hover:text-ink"
          actions={[
            { key: 'rename', label: t('acts.rename'), onSelect: () => acts.rename(id) },
            {
              key: 'pin',
              label: t(pinnedAt ? 'acts.unpin' : 'acts.pin'),
              onSelect: () => acts.pin(conversation),
            },
            {
              key: 'delete',
              label: t('acts.delete'),
              danger: true,
              onSelect: () => acts.remove(conversation),
            },
          ]}
        />
      ) : null}
    </li>
  )
}
