import { useTranslations } from 'next-intl'
import { type ReactNode, useState, useTransition } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { TextArea, TextField } from '@/components/ui/form/field'
import { longestExcerpt, longestTitle } from '@/lib/content/constants'
import { suggestPostId } from '@/lib/content/post-id'
import type { AppLocale } from '@/lib/i18n/routing'
import type { PostForm } from './use-post-editor'

/** Renders a Markdown text on the server, as the post will show it; null when it may not. */
export type RenderPreview = (markdown: string) => Promise<ReactNode>

/** One language of a post: title, summary and text, or the text as it will look. */
export function PostTextFields({
  locale,
  form: { register, getValues, setValue, watch },
  isNew,
  errorOf,
  render,
}: {
  locale: AppLocale
  form: PostForm
  /** The address of a new post follows its title. */
  isNew: boolean
  errorOf: (path: string) => string | undefined
  render: RenderPreview
}) {
  const t = useTranslations('blogEditor')
  const [view, setView] = useState<ReactNode>(null)
  const [shown, setShown] = useState(false)
  const [pending, startTransition] = useTransition()
  const title = register(`texts.${locale}.title`)
  const body = watch(`texts.${locale}.body`)

  function preview() {
    setShown(true)
    startTransition(async () => {
      const rendered = await render(getValues(`texts.${locale}.body`)).catch(() => null)
      setView(rendered ?? <p className="text-danger">{t('problem.failed')}</p>)
    })
  }

  /** The address follows the title until the writer types one. */
  function followTitle(next: string) {
    const id = getValues('id')
    const followed = suggestPostId(getValues(`texts.${locale}.title`))
    if (isNew && (id === '' || id === followed)) setValue('id', suggestPostId(next) || id)
  }

  return (
    <div className="space-y-4">
      <TextField
        {...title}
        label={t('field.title')}
        lang={locale}
        maxLength={longestTitle}
        error={errorOf(title.name)}
        onChange={(event) => {
          followTitle(event.target.value)
          return title.onChange(event)
        }}
      />
      <TextArea
        {...register(`texts.${locale}.excerpt`)}
        label={t('field.excerpt')}
        hint={t('field.excerptHint')}
        lang={locale}
        rows={2}
        maxLength={longestExcerpt}
        error={errorOf(`texts.${locale}.excerpt`)}
      />
      <div className="flex gap-2">
        <button
          type="button"
          aria-pressed={!shown}
          className={`${buttonClass()} aria-pressed:border-seal aria-pressed:text-seal`}
          onClick={() => setShown(false)}
        >
          {t('write')}
        </button>
        <button
          type="button"
          aria-pressed={shown}
          className={`${buttonClass()} aria-pressed:border-seal aria-pressed:text-seal`}
          onClick={preview}
        >
          {t('preview')}
        </button>
      </div>
      {shown ? (
        <section
          aria-label={t('preview')}
          aria-busy={pending}
          className="min-h-96 border border-line p-5"
        >
          {pending ? <p className="text-sm text-soft">{t('previewing')}</p> : null}
          {!pending && body.trim() === '' ? (
            <p className="text-sm text-soft">{t('previewEmpty')}</p>
          ) : null}
          <div lang={locale}>{pending || body.trim() === '' ? null : view}</div>
        </section>
      ) : (
        <TextArea
          {...register(`texts.${locale}.body`)}
          label={t('field.body')}
          hint={t('field.bodyHint')}
          lang={locale}
          rows={24}
          spellCheck
          error={errorOf(`texts.${locale}.body`)}
          className="font-mono text-sm leading-relaxed"
        />
      )}
    </div>
  )
}
