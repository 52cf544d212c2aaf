import { useTranslations } from 'next-intl'
import { memo, useEffect, useRef } from 'react'
import type { DraftedDocument } from '@/lib/templates/draft/draft-document'
import { PreviewBlock } from './preview-block'

/** The document as it is written; the sentence of the question is marked and in sight. */
export const DocumentPreview = memo(function DocumentPreview({
  document,
  current,
}: {
  document: DraftedDocument
  /** The field of the question, null behind the last one. */
  current: string | null
}) {
  const t = useTranslations('templates')
  const sheet = useRef<HTMLElement>(null)
  const text = document.blocks.length
  useEffect(() => {
    const box = sheet.current
    const marked = current && text ? box?.querySelector('[data-current]') : null
    if (!box || !(marked instanceof HTMLElement)) return
    // Only the sheet moves: the page under the question stays where it is.
    const { top, bottom } = marked.getBoundingClientRect()
    const frame = box.getBoundingClientRect()
    if (top < frame.top || bottom > frame.bottom) box.scrollTop += top - frame.top - 48
  }, [current, text])
  return (
    <div className="min-w-0 lg:sticky lg:top-4 lg:self-start">
      <h2 className="text-sm font-semibold text-soft">{t('preview.title')}</h2>
      <section
        ref={sheet}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard
        tabIndex={0}
        aria-label={t('preview.title')}
        lang="ko"
        className="mt-2 max-h-[80vh] overflow-y-auto border border-line bg-paper px-5 py-7 text-[0.95rem] sm:px-9 max-lg:max-h-96"
      >
        {document.blocks.map((block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other identity
          <PreviewBlock key={at} block={block} current={current} />
        ))}
      </section>
      <p className="mt-2 text-sm text-soft">
        {t('preview.blanks', { count: document.blanks.length })}
      </p>
    </div>
  )
})
