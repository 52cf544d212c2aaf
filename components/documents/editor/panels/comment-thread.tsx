import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useSession } from '@/components/documents/editor/session/use-editor'
import { buttonClass } from '@/components/ui/button-class'
import { DateTime } from '@/components/ui/date-time'
import { TextArea } from '@/components/ui/form/field'
import type { DocumentComment } from '@/lib/documents/sharing/schema'

export type CommentActs = {
  onShow: (comment: DocumentComment) => void
  onAnswer: (thread: string, body: string) => Promise<boolean>
  onResolve: (thread: string, resolved: boolean) => void
  onDelete: (comment: string) => void
}

function CommentBody({
  comment,
  onDelete,
}: { comment: DocumentComment } & Pick<CommentActs, 'onDelete'>) {
  const t = useTranslations('documentEditor.comments')
  const session = useSession()
  return (
    <>
      <p className="text-soft">
        {comment.author_name} · <DateTime at={comment.created_at} />
      </p>
      <p className="whitespace-pre-wrap">{comment.body}</p>
      {comment.is_own || session.access === 'own' ? (
        <button
          type="button"
          className="mr-3 text-soft hover:text-danger"
          onClick={() => onDelete(comment.id)}
        >
          {t('delete')}
        </button>
      ) : null}
    </>
  )
}

/** The words that a thread is about, what was said of them, and an answer. */
export function CommentThread({
  first,
  answers,
  isGone,
  acts,
}: {
  first: DocumentComment
  answers: readonly DocumentComment[]
  /** The words stand no more in the text. */
  isGone: boolean
  acts: CommentActs
}) {
  const t = useTranslations('documentEditor.comments')
  const session = useSession()
  const [answering, setAnswering] = useState(false)
  const isResolved = first.resolved_at !== null
  return (
    <li className={`border-b border-line py-3 text-sm ${isResolved ? 'opacity-75' : ''}`}>
      <button
        type="button"
        className="block w-full border-l-2 border-warn pl-2 text-left hover:text-seal"
        onClick={() => acts.onShow(first)}
      >
        {first.quote}
      </button>
      {isGone ? <p className="text-soft">{t('gone')}</p> : null}
      {isResolved ? <p className="font-semibold text-good">{t('resolved')}</p> : null}
      <CommentBody comment={first} onDelete={acts.onDelete} />
      {answers.length > 0 ? (
        <ul className="mt-2 ml-3 space-y-2 border-l border-line pl-3">
          {answers.map((answer) => (
            <li key={answer.id}>
              <CommentBody comment={answer} onDelete={acts.onDelete} />
            </li>
          ))}
        </ul>
      ) : null}
      {session.mayComment ? (
        <div className="mt-1 flex gap-3 font-semibold">
          <button
            type="button"
            className="hover:text-seal"
            onClick={() => setAnswering(!answering)}
          >
            {t('answer')}
          </button>
          <button
            type="button"
            className="hover:text-seal"
            onClick={() => acts.onResolve(first.id, !isResolved)}
          >
            {t(isResolved ? 'reopen' : 'resolve')}
          </button>
        </div>
      ) : null}
      {answering ? (
        <form
          className="mt-2 space-y-2"
          onSubmit={(event) => {
            event.preventDefault()
            const body = String(new FormData(event.currentTarget).get('body') ?? '').trim()
            if (body) void acts.onAnswer(first.id, body).then((done) => setAnswering(!done))
          }}
        >
          <TextArea name="body" label={t('answerTo')} rows={2} required maxLength={4000} />
          <button type="submit" className={buttonClass()}>
            {t('answer')}
          </button>
        </form>
      ) : null}
    </li>
  )
}
