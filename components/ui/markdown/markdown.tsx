import type { ComponentProps } from 'react'
import ReactMarkdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { Link } from '@/lib/i18n/navigation'
import { rehypeDocument } from './markdown-tree'

/** Pages have a language in front; files and the API have none. */
function isPage(href: string): boolean {
  return /^\/(?!\/)/.test(href) && !/^\/api\/|\.[a-z0-9]{2,5}(?:[?#]|$)/.test(href)
}

function MarkdownLink({ href = '', children, className, id, ...rest }: ComponentProps<'a'>) {
  if (isPage(href)) {
    return (
      <Link href={href} className="link">
        {children}
      </Link>
    )
  }
  const elsewhere = /^https?:/.test(href)
  return (
    <a
      href={href}
      id={id}
      className="link"
      rel={elsewhere ? 'noreferrer' : undefined}
      aria-label={rest['aria-label']}
      aria-describedby={rest['aria-describedby']}
    >
      {children}
    </a>
  )
}

function MarkdownImage({ src, alt = '', title }: ComponentProps<'img'>) {
  // biome-ignore lint/performance/noImgElement: an address that a writer gave, of unknown size
  return <img src={src} alt={alt} title={title} loading="lazy" decoding="async" />
}

function MarkdownTable({ children, 'aria-label': label }: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section aria-label={label} tabIndex={0} className="overflow-x-auto">
      <table className="ruled">{children}</table>
    </section>
  )
}

function MarkdownCode({ children }: ComponentProps<'pre'>) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
  return <pre tabIndex={0}>{children}</pre>
}

/** Code in any text may quote Korean, which a screen reader must not spell as something else. */
function MarkdownInline({ children }: ComponentProps<'code'>) {
  const korean = typeof children === 'string' && /[가-힣]/.test(children)
  return <code lang={korean ? 'ko' : undefined}>{children}</code>
}

const components: Components = {
  code: ({ node, ...props }) => <MarkdownInline {...props} />,
  a: ({ node, ...props }) => <MarkdownLink {...props} />,
  img: ({ node, ...props }) => <MarkdownImage {...props} />,
  table: ({ node, ...props }) => <MarkdownTable {...props} />,
  pre: ({ node, ...props }) => <MarkdownCode {...props} />,
}

/**
 * A Markdown text as a page's prose. HTML in it is shown as text, and addresses that could run
 * script are dropped; links to pages keep the reader's language.
 */
export function Markdown({
  children,
  headingOffset = 0,
  className = '',
}: {
  children: string
  /** 1 makes `#` an `<h2>`, for texts under a page's own heading. */
  headingOffset?: number
  className?: string
}) {
  return (
    <div className={`prose ${className}`.trim()}>
      <ReactMarkdown
        remarkPlugins={[remarkGfm]}
        rehypePlugins={[[rehypeDocument, { headingOffset }]]}
        components={components}
      >
        {children}
      </ReactMarkdown>
    </div>
  )
}
