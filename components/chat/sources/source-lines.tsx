import { useTranslations } from 'next-intl'
import type {
  LinePart,
  SourceLine,
  SourceSection,
  SourceText,
} from '@/lib/chat/sources/source-text'

const indent = { 0: '', 1: 'pl-4', 2: 'pl-8' } as const

/** The passage is marked wherever it stands; the place the reader is at stands out among them. */
function Marked({ parts, current }: { parts: readonly LinePart[]; current: number }) {
  return parts.map(({ at, text, match }) =>
    match === null ? (
      text
    ) : (
      <mark
        key={at}
        data-match={match}
        className={
          match === current
            ? 'underline decoration-seal decoration-2 underline-offset-4'
            : undefined
        }
      >
        {text}
      </mark>
    ),
  )
}

function Line({
  line,
  parts,
  current,
}: {
  line: SourceLine
  parts: readonly LinePart[]
  current: number
}) {
  const t = useTranslations('chatSource')
  const text = <Marked parts={parts} current={current} />
  if (line.form === 'page')
    return (
      <p className="border-b border-line pt-3 text-sm text-soft first:pt-0">
        {t('page', { page: Number(line.mark) })}
      </p>
    )
  if (line.form === 'heading') return <h4 className="pt-4 font-bold first:pt-0">{text}</h4>
  if (line.form === 'field') {
    return (
      <p className="flex gap-3 text-sm">
        <span className="w-24 shrink-0 font-semibold text-soft">{line.mark}</span>
        <span className="min-w-0">{text}</span>
      </p>
    )
  }
  return (
    <p className={`flex gap-1.5 ${indent[line.depth]}`}>
      {line.mark ? <span className="min-w-[1.4em] shrink-0 text-soft">{line.mark}</span> : null}
      <span className="min-w-0">{text}</span>
    </p>
  )
}

function Section({
  section,
  parts,
  current,
}: {
  section: SourceSection
  parts: readonly (readonly LinePart[])[]
  current: number
}) {
  const t = useTranslations('chatSource.section')
  return (
    <section className="mt-6 first:mt-0">
      <h3 className="border-b border-line pb-1 text-sm font-bold text-soft">{t(section.name)}</h3>
      <div lang="ko" className="mt-2.5 max-w-[42em] space-y-2 leading-[1.8]">
        {section.lines.map((line, index) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text never change places
            key={index}
            line={line}
            parts={parts[index] ?? []}
            current={current}
          />
        ))}
      </div>
    </section>
  )
}

/** The text of a source with the passage marked in it. */
export function SourceLines({
  text,
  parts,
  current,
}: {
  text: SourceText
  parts: readonly (readonly (readonly LinePart[])[])[]
  current: number
}) {
  return text.sections.map((section, index) => (
    <Section key={section.name} section={section} parts={parts[index] ?? []} current={current} />
  ))
}
