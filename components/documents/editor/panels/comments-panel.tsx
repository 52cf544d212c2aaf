import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { annotate } from '@/components/documents/editor/session/annotations'
import {
  commentMarks,
  placeOf,
  quoteOf,
} from '@/components/documents/editor/session/comment-anchors'
import { selectRange } from '@/components/documents/editor/session/editor-commands'
import { useEditor, useSession } from '@/components/documents/editor/session/use-editor'
import { buttonClass } from '@/components/ui/button-class'
import { CheckboxField, TextArea } from '@/components/ui/form/field'
import { apiSend } from '@/lib/api-client'
import { commentSchema, type DocumentComment } from '@/lib/documents/sharing/schema'
import { useApi } from '@/lib/use-api'
import { CommentThread } from './comment-thread'

const commentsSchema = z.object({ comments: z.array(commentSchema) })
const none: DocumentComment[] = []

/** Threads about words of the text. Others' are asked for every twenty seconds. */
export function CommentsPanel() {
  const t = useTranslations('documentEditor.comments')
  const session = useSession()
  const address = `/api/documents/${session.written.document.id}/comments`
  const query = { share: session.token }
  const { data, reload } = useApi(address, {
    schema: commentsSchema,
    query,
    maxAgeMs: 0,
    refreshMs: 20_000,
  })
  const comments = data?.comments ?? none
  const doc = useEditor(({ state }) => state?.doc ?? null)
  const selected = useEditor(({ state }) => {
    if (!state || state.selection.empty) return ''
    const { from, to } = state.selection
    return quoteOf(state.doc, from, to).quote
  })
  const [showResolved, setShowResolved] = useState(false)
  const [problem, setProblem] = useState('')
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    const { view } = session
    if (view && doc) annotate(view, 'comments', commentMarks(doc, comments))
  }, [session, doc, comments])
  useEffect(() => {
    return () => {
      if (session.view) annotate(session.view, 'comments', [])
    }
  }, [session])

  async function send(path: string, options: Parameters<typeof apiSend>[1]): Promise<boolean> {
    setProblem('')
    try {
      await apiSend(path, { ...options, query })
      await reload()
      return true
    } catch {
      setProblem(t('failed'))
      return false
    }
  }
  async function add(body: string) {
    const { state } = session.view ?? {}
    if (!state) return
    const { quote, from } = quoteOf(state.doc, state.selection.from, state.selection.to)
    const made = await send(address, { method: 'POST', body: { body, quote, position: from } })
    if (made) form.current?.reset()
  }

  const threads = comments.filter(({ thread_id }) => thread_id === null)
  const shown = threads.filter(({ resolved_at }) => showResolved || resolved_at === null)
  return (
    <>
      {session.mayComment && selected === '' ? <p className="text-sm">{t('help')}</p> : null}
      {session.mayComment && selected !== '' ? (
        <form
          ref={form}
          className="space-y-2"
          onSubmit={(event) => {
            event.preventDefault()
            const body = String(new FormData(event.currentTarget).get('body') ?? '').trim()
            if (body) void add(body)
          }}
        >
          <p className="border-l-2 border-warn pl-2 text-sm">{t('on', { quote: selected })}</p>
          <TextArea name="body" label={t('body')} rows={3} required maxLength={4000} />
          <button type="submit" className={buttonClass('primary')}>
            {t('add')}
          </button>
        </form>
      ) : null}
      {problem ? (
        <p role="alert" className="mt-2 text-sm font-medium text-danger">
          {problem}
        </p>
      ) : null}
      {threads.length > shown.length || showResolved ? (
        <CheckboxField
          name="resolved"
          label={t('showResolved')}
          className="mt-3"
          checked={showResolved}
          onChange={({ currentTarget }) => setShowResolved(currentTarget.checked)}
        />
      ) : null}
      {shown.length === 0 ? <p className="mt-3 text-sm text-soft">{t('none')}</p> : null}
      <ul className="mt-2">
        {shown.map((first) => (
          <CommentThread
            key={first.id}
            first={first}
            answers={comments.filter(({ thread_id }) => thread_id === first.id)}
            isGone={doc !== null && placeOf(doc, first) === null}
            acts={{
              onShow: (comment) => {
                const place = doc ? placeOf(doc, comment) : null
                if (place) session.command(selectRange(place.from, place.to))
              },
              onAnswer: (thread, body) => send(address, { method: 'POST', body: { thread, body } }),
              onResolve: (thread, resolved) =>
                void send(`${address}/${thread}`, { method: 'PATCH', body: { resolved } }),
              onDelete: (comment) => void send(`${address}/${comment}`, { method: 'DELETE' }),
            }}
          />
        ))}
      </ul>
    </>
  )
}
