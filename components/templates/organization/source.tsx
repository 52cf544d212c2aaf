import { useTranslations } from 'next-intl'
import { PreviewBlock } from '@/components/templates/form/preview-block'
import type { OrganizationTemplate } from '@/lib/templates/organization/schema'
import { SourceDocument } from './source-document'
import { SourceFile } from './source-file'
import { SourceText } from './source-text'

/** The document of a template with its fields, and the ways to put another in its place. */
export function Source({
  template: { id, rev, body },
  mayEdit,
  documents,
}: {
  template: OrganizationTemplate
  mayEdit: boolean
  documents: readonly { id: string; name: string }[]
}) {
  const t = useTranslations('organizationTemplates.source')
  const { source, blocks } = body
  return (
    <>
      {blocks.length > 0 ? (
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard
          tabIndex={0}
          aria-label={t('sheet')}
          lang="ko"
          className="max-h-96 overflow-y-auto border border-line bg-paper px-5 py-6 text-[0.95rem]"
        >
          {blocks.map((block, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other identity
            <PreviewBlock key={at} block={block} current={null} />
          ))}
        </section>
      ) : (
        <p className="text-sm text-soft">{t('empty')}</p>
      )}
      {source.kind === 'document' ? (
        <p className="text-sm break-words text-soft">{t('from', { name: source.name })}</p>
      ) : null}
      {mayEdit ? (
        <>
          <div className="text-sm text-soft">
            <p>{t('marks')}</p>
            <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[max-content_1fr]">
              {(['value', 'particle', 'words', 'section', 'otherwise', 'option'] as const).map(
                (mark) => (
                  <div key={mark} className="contents">
                    <dt lang="ko" className="font-mono text-ink max-sm:mt-2">
                      {t(`mark.${mark}.as`)}
                    </dt>
                    <dd>{t(`mark.${mark}.is`)}</dd>
                  </div>
                ),
              )}
            </dl>
          </div>
          <SourceFile template={id} rev={rev} />
          {documents.length > 0 ? (
            <SourceDocument template={id} rev={rev} documents={documents} />
          ) : null}
          <details open={source.kind === 'text'}>
            <summary className="cursor-pointer font-semibold">{t('type')}</summary>
            <div className="mt-3">
              <SourceText
                template={id}
                rev={rev}
                text={source.kind === 'text' ? source.text : ''}
              />
            </div>
          </details>
        </>
      ) : null}
    </>
  )
}
