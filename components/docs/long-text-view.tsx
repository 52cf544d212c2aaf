import type { ReactNode } from 'react'
import { Markdown } from '@/components/ui/markdown/markdown'
import type { LongText } from '@/lib/long-text'
import { ContentsList } from './contents-list'

type Props = {
  text: LongText
  contents: string
  /** Dates, and who the text is for: a line under the title. */
  facts: ReactNode
  children?: ReactNode
}

/** A long text in a column to read in, its contents beside it. */
export function LongTextView({ text, contents, facts, children }: Props) {
  // A text of one piece, such as a summary in a table, may be wider than a column to read in.
  const alone = text.sections.length === 0
  return (
    <article className="pb-8 [&_:is(td,th)]:[overflow-wrap:break-word] [&_code]:[overflow-wrap:anywhere]">
      <header className={`border-b border-strong pb-5 ${alone ? 'max-w-[62rem]' : 'max-w-[42em]'}`}>
        <h1 className="text-3xl font-bold">{text.title}</h1>
        <div className="mt-2 text-sm text-soft">{facts}</div>
      </header>
      <div
        className={`mt-6 grid gap-x-12 gap-y-6 ${alone ? '' : 'lg:grid-cols-[minmax(0,42em)_minmax(14rem,1fr)]'}`}
      >
        {alone ? null : <ContentsList title={contents} sections={text.sections} />}
        <div className="min-w-0">
          {text.intro ? (
            <Markdown className={alone ? 'max-w-[62rem]' : ''}>{text.intro}</Markdown>
          ) : null}
          {text.sections.map(({ id, title, body }) => (
            <section key={id} aria-labelledby={id} className="mt-10 first:mt-0">
              <h2 id={id} className="mb-3 scroll-mt-4 text-xl font-bold [overflow-wrap:anywhere]">
                {title}
              </h2>
              <Markdown>{body}</Markdown>
            </section>
          ))}
          {children}
        </div>
      </div>
    </article>
  )
}
