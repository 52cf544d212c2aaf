import { Check, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { inputClass } from '@/components/ui/button-class'
import { rename } from '@/lib/chat/conversations/actions'
import { longestTitle } from '@/lib/chat/conversations/constants'
import type { ConversationRef } from '@/lib/chat/conversations/types'
import { announceChange } from './conversation-events'
import { ProblemLine } from './problem-line'
import { useConversationAction } from './use-conversation-action'

const iconButton = 'grid size-10 shrink-0 place-content-center text-soft hover:text-ink'

/** The title as a field, in the place where it is read: Enter saves, Escape leaves it as it was. */
export function RenameForm({
  conversation,
  onDone,
  onCancel,
}: {
  conversation: ConversationRef
  onDone: (title: string) => void
  onCancel: () => void
}) {
  const t = useTranslations('chatList')
  const { act, busy, problem } = useConversationAction()
  const field = useRef<HTMLInputElement>(null)
  const { id, title } = conversation

  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])

  function save(form: HTMLFormElement) {
    const typed = String(new FormData(form).get('title') ?? '')
      .replace(/\s+/g, ' ')
      .trim()
    if (typed === '' || typed === title) return onCancel()
    act(
      () => rename({ id, title: typed }),
      () => {
        announceChange({ renamed: { id, title: typed } })
        onDone(typed)
      },
    )
  }

  return (
    <form
      className="min-w-0 grow"
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault()
        save(event.currentTarget)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
        // A dialog around it stays open.
        event.preventDefault()
        event.stopPropagation()
        onCancel()
      }}
    >
      <div className="flex items-center">
        <input
          ref={field}
          name="title"
          aria-label={t('rename.label')}
          defaultValue={title}
          maxLength={longestTitle}
          autoComplete="off"
          className={`${inputClass} text-sm`}
        />
        <button type="submit" aria-label={t('acts.save')} disabled={busy} className={iconButton}>
          <Check size={18} aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-label={t('acts.cancel')}
          className={iconButton}
          onClick={onCancel}
        >
          <X size={18} aria-hidden="true" />
        </button>
      </div>
      <ProblemLine text={problem} />
    </form>
  )
}
