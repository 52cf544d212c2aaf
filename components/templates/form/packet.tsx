import { useTranslations } from 'next-intl'
import type { Ref } from 'react'
import type { Finding } from '@/lib/templates/checks'
import type { DraftedDocument } from '@/lib/templates/draft/draft-document'
import type { TypedAnswers } from '@/lib/templates/example-answers'
import { fieldGuide, type TemplateGuide } from '@/lib/templates/guide'
import { endsPeriod } from '@/lib/templates/steps'
import type { Answers, Template } from '@/lib/templates/types'
import { DownloadButtons } from './download-buttons'
import { FindingList } from './finding-list'
import { NextSteps } from './next-steps'
import { PacketButtons } from './packet-buttons'
import { RewriteDocument } from './rewrite-document'
import { useLastDays } from './use-last-days'

/** Behind the last question: what is still open, the files, and what to do with them. */
export function Packet({
  template,
  guide,
  typed,
  answers,
  drafted,
  document,
  findings,
  links,
  headingRef,
  onGo,
}: {
  template: Template
  guide: TemplateGuide
  typed: TypedAnswers
  answers: Answers
  drafted: DraftedDocument
  /** The document of the library that is to be written again. */
  document: string | null
  findings: readonly Finding[]
  links: Readonly<Record<string, string>>
  headingRef: Ref<HTMLHeadingElement>
  onGo: (field: string) => void
}) {
  const t = useTranslations('templates')
  const steps = useLastDays(template, answers)
  const open = [...new Set(drafted.blanks.map((path) => path.split('.')[0] ?? path))].filter((id) =>
    template.fields.some((field) => field.id === id),
  )
  return (
    <div>
      <h2 ref={headingRef} tabIndex={-1} className="text-xl font-bold outline-none">
        {t('packet.title')}
      </h2>
      <p className="mt-1.5 text-sm text-soft">
        {t(template.steps.length > 0 ? 'packet.lead' : 'packet.leadAlone')}
      </p>
      {open.length > 0 ? (
        <div className="mt-5 border-l-2 border-warn pl-3.5 text-sm">
          <p className="font-bold">{t('packet.open', { count: open.length })}</p>
          <ul className="mt-1 flex flex-wrap gap-x-4">
            {open.map((id) => (
              <li key={id}>
                <button type="button" className="link min-h-9" onClick={() => onGo(id)}>
                  {fieldGuide(guide, id)?.label ?? id}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <FindingList findings={findings} guide={guide} links={links} />
      {document ? (
        <RewriteDocument template={template.id} document={document} typed={typed} />
      ) : null}
      <DownloadButtons template={template.id} typed={typed} isMain={!document} />
      <PacketButtons
        template={template.id}
        typed={typed}
        isNew={!document}
        hasPapers={template.steps.length > 0}
      />
      <NextSteps steps={steps} guide={guide} isCounted={endsPeriod(template, steps)} />
      <p className="mt-6 text-sm text-soft">{t('packet.notice')}</p>
    </div>
  )
}
