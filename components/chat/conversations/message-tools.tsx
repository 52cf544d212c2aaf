'use client'

import { Download, Share2, ThumbsDown, ThumbsUp } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { ActionMenu } from '@/components/ui/overlay/action-menu'
import { type ExportFormat, type Rating, ratings } from '@/lib/chat/conversations/constants'
import type { ConversationRef } from '@/lib/chat/conversations/types'
import type { ChatMessage } from '@/lib/chat/schema'
import { CopyMessage } from './copy-message'
import { downloadExport } from './download-export'
import { FeedbackForm } from './feedback-form'
import { ProblemLine } from './problem-line'
import { ShareDialog } from './share-dialog'
import { useConversationAction } from './use-conversation-action'
import { useFeedback } from './use-feedback'

const icons = { up: ThumbsUp, down: ThumbsDown } as const

/** For an answer of one's own account. */
function OwnTools({
  conversation,
  message,
  rated,
}: {
  conversation: Pick<ConversationRef, 'id'>
  message: ChatMessage
  rated: Rating | null
}) {
  const t = useTranslations('chatList.tools')
  const locale = useLocale()
  const [sharing, setSharing] = useState(false)
  const { act, problem } = useConversationAction()
  const feedback = useFeedback(message.id, rated)
  const save = (format: ExportFormat) =>
    act(
      () => downloadExport({ conversation: conversation.id, message: message.id, format, locale }),
      () => {},
    )
  return (
    <>
      {ratings.map((rating) => {
        const Icon = icons[rating]
        const pressed = feedback.rating === rating
        return (
          <button
            key={rating}
            type="button"
            aria-label={t(rating)}
            aria-pressed={pressed}
            title={t(rating)}
            disabled={feedback.busy}
            className={`${buttonClass('bare')} min-w-10`}
            onClick={() => feedback.press(rating)}
          >
            <Icon
              size={16}
              aria-hidden="true"
              className={pressed ? 'fill-current text-ink' : undefined}
            />
          </button>
        )
      })}
      <button type="button" className={buttonClass('bare')} onClick={() => setSharing(true)}>
        <Share2 size={16} aria-hidden="true" />
        {t('share')}
      </button>
      <ActionMenu
        label={
          <>
            <Download size={16} aria-hidden="true" />
            {t('export')}
          </>
        }
        className={buttonClass('bare')}
        actions={[
          { key: 'md', label: t('exportMarkdown'), onSelect: () => save('md') },
          { key: 'docx', label: t('exportWord'), onSelect: () => save('docx') },
          { key: 'hwpx', label: t('exportHangul'), onSelect: () => save('hwpx') },
          { key: 'pdf', label: t('exportPdf'), onSelect: () => save('pdf') },
        ]}
      />
      <div className="w-full">
        {/* While it asks for reasons, thanks would be too early for eyes. */}
        <p role="status" className={feedback.asking ? 'sr-only' : 'text-sm text-soft'}>
          {feedback.said}
        </p>
        {feedback.asking ? (
          <FeedbackForm busy={feedback.busy} onSend={feedback.explain} onSkip={feedback.skip} />
        ) : null}
        <ProblemLine text={feedback.problem ?? problem} />
      </div>
      <ShareDialog
        open={sharing}
        conversation={conversation.id}
        message={message.id}
        onClose={() => setSharing(false)}
      />
    </>
  )
}

/**
 * Below an answer that is whole: copy; for its owner when signed in also feedback, share and export. Its words
 * are `chat` and `chatList`.
 */
export function MessageTools({
  conversation,
  message,
  signedIn,
  rated = null,
}: {
  conversation: Pick<ConversationRef, 'id'>
  message: ChatMessage
  signedIn: boolean
  /** What its owner has said of it before: `loadRatings()`. */
  rated?: Rating | null
}) {
  const t = useTranslations('chatList.tools')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      role="group"
      aria-label={t('label')}
      className="no-print flex max-w-[42em] flex-wrap items-center gap-x-1"
    >
      <CopyMessage message={message} />
      {signedIn ? <OwnTools conversation={conversation} message={message} rated={rated} /> : null}
    </div>
  )
}
