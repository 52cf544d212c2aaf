'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { Tag } from '@/components/ui/tag'
import type { EditablePost } from '@/lib/content/schema'
import type { AppLocale } from '@/lib/i18n/routing'
import { DeletePostButton } from './delete-post-button'
import { EditorStatus } from './editor-status'
import { LanguageChoice } from './language-choice'
import { PostMetaFields } from './post-meta-fields'
import { PostTextFields, type RenderPreview } from './post-text-fields'
import { useLeaveWarning } from './use-leave-warning'
import { usePostEditor } from './use-post-editor'
import { failingLanguage, usePostErrors } from './use-post-errors'

/** Where a post is written, previewed, published and taken back. */
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
  const editor = usePostEditor(post, author)
  const { form, draft, version, notice, busy, dirty } = editor
  const { errors, submitCount } = form.formState
  const [language, setLanguage] = useState<AppLocale>(here)
  const words = usePostErrors(errors)
  const isPublished = version.status === 'published'
  useLeaveWarning(dirty, t('unsaved'))

  const showFailingLanguage = useEffectEvent(() => {
    const failing = failingLanguage(errors)
    if (failing) setLanguage(failing)
  })
  useEffect(() => {
    if (submitCount > 0 && notice?.kind === 'failed') showFailingLanguage()
  }, [submitCount, notice])

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void editor.save()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void editor.save()
      }}
    >
      {/* What is typed before the script has arrived would be lost. */}
      <fieldset
        disabled={!editor.ready}
        className="grid min-w-0 items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]"
      >
        <div className="min-w-0 space-y-4">
          <LanguageChoice current={language} texts={draft.texts} onChoose={setLanguage} />
          <PostTextFields
            key={language}
            locale={language}
            form={form}
            isNew={version.current === null}
            errorOf={words.errorOf}
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
                  onClick={editor.unpublish}
                >
                  {t('unpublish')}
                </button>
              ) : (
                <button
                  type="button"
                  className={buttonClass('primary')}
                  aria-disabled={busy}
                  onClick={editor.publish}
                >
                  {t('publish')}
                </button>
              )}
              {version.current ? (
                <DeletePostButton
                  title={draft.texts[language].title || version.current}
                  onDelete={async () => {
                    if (await editor.remove()) window.location.assign(window.location.pathname)
                  }}
                />
              ) : null}
            </div>
            <EditorStatus
              notice={notice}
              errors={words}
              seen={isPublished && version.current ? { locale: here, id: version.current } : null}
              onDiscard={editor.discard}
            />
          </div>
          <PostMetaFields
            form={form}
            cover={draft.cover}
            fixed={isPublished}
            errorOf={words.errorOf}
          />
        </div>
      </fieldset>
    </form>
  )
}
