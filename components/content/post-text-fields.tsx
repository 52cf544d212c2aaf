import { useTranslations } from 'next-intl'
import { type ReactNode, useState, useTransition } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { TextArea, TextField } from '@/components/ui/form/field'
import { longestExcerpt, longestTitle } from '@/lib/content/constants'
import type { TextInput } from '@/lib/content/schema'
import type { AppLocale } from '@/lib/i18n/routing'

/** Renders a Markdown text on the server, as the post will show it; null when it may not. */
export type RenderPreview = (markdown: string) => Promise<ReactNode>

/** One language of a post: title, summary and text, or the text as it will look. */
export function PostTextFields({
  locale,
  text,
  onChange,
  about,
  render,
}: {
  locale: AppLocale
  text: TextInput
  onChange: (text: TextInput) => void
  about: (path: string) => string | undefined
  render: RenderPreview
}) {
  const t = useTranslations('blogEditor')
  const [view, setView] = useState<ReactNode>(null)
  const [shown, setShown] = useState(false)
  const [pending, startTransition] = useTransition()
  const path = (field: string) => `texts.${locale}.${field}`

  function look() {
    setShown(true)
    startTransition(async () => {
      const rendered = await render(text.body).catch(() => null)
      setView(rendered ?? <p className="text-danger">{t('problem.failed')}</p>)
    })
  }

  return (
    <div className="space-y-4">
      <TextField
        name={path('title')}
        label={t('field.title')}
        value={text.title}
        lang={locale}
        maxLength={longestTitle}
        error={about(path('title'))}
        onChange={(event) => onChange({ ...text, title: event.target.value })}
      />
      <TextArea
        name={path('excerpt')}
        label={t('field.excerpt')}
        hint={t('field.excerptHint')}
        value={text.excerpt}
        lang={locale}
        rows={2}
        maxLength={longestExcerpt}
        error={about(path('excerpt'))}
        onChange={(event) => onChange({ ...text, excerpt: event.target.value })}
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
          onClick={look}
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
          {!pending && text.body.trim() === '' ? (
            <p className="text-sm text-soft">{t('previewEmpty')}</p>
          ) : null}
          <div lang={locale}>{pending || text.body.trim() === '' ? null : view}</div>
        </section>
      ) : (
        <TextArea
          name={path('body')}
          label={t('field.body')}
          hint={t('field.bodyHint')}
          value={text.body}
          lang={locale}
          rows={24}
          spellCheck
          error={about(path('body'))}
          className="font-mono text-sm leading-relaxed"
          onChange={(event) => onChange({ ...text, body: event.target.value })}
        />
      )}
    </div>
  )
}
