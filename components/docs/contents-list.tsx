import type { TextSection } from '@/lib/long-text'

type Props = { title: string; sections: TextSection[] }

function Chapters({ title, sections }: Props) {
  return (
    <nav aria-label={title} className="text-sm">
      <ol>
        {sections.map((section) => (
          <li key={section.id}>
            <a
              href={`#${section.id}`}
              className="block py-1 leading-snug [overflow-wrap:anywhere] hover:text-seal"
            >
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Table of contents: beside the text on a wide screen, folded above it on a narrow one. */
export function ContentsList(props: Props) {
  return (
    <div className="no-print lg:order-2">
      <details className="border-b border-line pb-4 lg:hidden">
        <summary className="link inline-block list-none text-sm font-semibold">
          {props.title}
        </summary>
        <div className="pt-1">
          <Chapters {...props} />
        </div>
      </details>
      <div className="sticky top-6 hidden max-h-[calc(100dvh-3rem)] overflow-y-auto border-l border-line pl-5 lg:block">
        <p className="mb-1 text-xs font-bold text-soft">{props.title}</p>
        <Chapters {...props} />
      </div>
    </div>
  )
}
