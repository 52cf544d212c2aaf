'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { Tag } from '@/components/ui/tag'
import { suggestPostId } from '@/lib/content/post-id'
import type { EditablePost, TextInput } from '@/lib/content/schema'
import type { AppLocale } from '@/lib/i18n/routing'
import { DeletePostButton } from './delete-post-button'
import { EditorStatus } from './editor-status'
import { LanguageChoice } from './language-choice'
import { PostMetaFields } from './post-meta-fields'
import { PostTextFields, type RenderPreview } from './post-text-fields'
import { useLeaveWarning } from './use-leave-warning'
import { usePostDraft } from './use-post-draft'
import { languageOf, usePostErrors } from './use-post-errors'

/** Where a post is written, looked at, published and taken back. */
export function PostEditor({
  post,
  author,
  render,
}: {
  post: EditablePost | null
  author: string
  render: RenderPreview
}) {
  const t = useTranslations('blogEditor')
  const here = useLocale()
  const desk = usePostDraft(post, author)
  const { draft, setDraft, version, notice, busy, dirty } = desk
  const [language, setLanguage] = useState<AppLocale>(here)
  const problem = notice?.kind === 'failed' ? notice.problem : null
  const { about } = usePostErrors(problem)
  const isPublished = version.status === 'published'
  useLeaveWarning(dirty, t('unsaved'))

  useEffect(() => {
    const failing = problem ? languageOf(problem) : undefined
    if (failing) setLanguage(failing)
  }, [problem])

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void desk.save()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  function write(text: TextInput) {
    setDraft((known) => {
      // The address follows the English title until somebody writes one.
      const followed = suggestPostId(known.texts[language].title)
      const follows = version.current === null && (known.id === '' || known.id === followed)
      const id = follows ? suggestPostId(text.title) || known.id : known.id
      return { ...known, id, texts: { ...known.texts, [language]: text } }
    })
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void desk.save()
      }}
    >
      {/* What is typed before the script has arrived would be lost. */}
      <fieldset
        disabled={!desk.ready}
        className="grid min-w-0 items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]"
      >
        <div className="min-w-0 space-y-4">
          <LanguageChoice current={language} texts={draft.texts} onChoose={setLanguage} />
          <PostTextFields
            key={language}
            locale={language}
            text={draft.texts[language]}
            onChange={write}
            about={about}
            render={render}
          />
        </div>
        <div className="space-y-5 lg:sticky lg:top-6">
          <div className="space-y-3 border-y border-strong py-4">
            <p className="flex flex-wrap items-center gap-2 text-sm text-soft">
              <Tag tone={isPublished ? 'seal' : 'plain'}>{t(`status.${version.status}`)}</Tag>
              {busy ? t('working') : dirty ? t('unsaved') : t('shortcut')}
            </p>
            <div className="flex flex-wrap gap-2">
              <button
                type="submit"
                className={buttonClass(isPublished ? 'primary' : 'quiet')}
                aria-disabled={busy}
              >
                {t(isPublished ? 'saveLive' : 'save')}
              </button>
              {isPublished ? (
                <button
                  type="button"
                  className={buttonClass()}
                  aria-disabled={busy}
                  onClick={desk.unpublish}
                >
                  {t('unpublish')}
                </button>
              ) : (
                <button
                  type="button"
                  className={buttonClass('primary')}
                  aria-disabled={busy}
                  onClick={desk.publish}
                >
                  {t('publish')}
                </button>
              )}
              {version.current ? (
                <DeletePostButton
                  title={draft.texts[language].title || version.current}
                  onDelete={async () => {
                    if (await desk.remove()) window.location.assign(window.location.pathname)
                  }}
                />
              ) : null}
            </div>
            <EditorStatus
              notice={notice}
              seen={isPublished && version.current ? { locale: here, id: version.current } : null}
              onDiscard={desk.discard}
            />
          </div>
          <PostMetaFields
            draft={draft}
            fixed={isPublished}
            about={about}
            onChange={(changed) => setDraft((known) => ({ ...known, ...changed }))}
          />
        </div>
      </fieldset>
    </form>
  )
}
