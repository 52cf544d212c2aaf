'use client'

import { ArrowUpRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { CloseButton } from '@/components/ui/close-button'
import type { Source } from '@/lib/chat/parts/source'
import { Link } from '@/lib/i18n/navigation'
import { CopySource } from './copy-source'
import { MatchSteps } from './match-steps'
import { SourceBody } from './source-body'
import { SourceFacts } from './source-facts'
import { useSource } from './use-source'

const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** The pane alone scrolls: what it lies in stays where it is. */
function scrollToMatch(scroller: HTMLElement, match: number, behavior: ScrollBehavior) {
  const mark = scroller.querySelector(`mark[data-match="${match}"]`)
  if (!mark) return
  const above = mark.getBoundingClientRect().top - scroller.getBoundingClientRect().top
  scroller.scrollTo({ top: scroller.scrollTop + above - scroller.clientHeight / 4, behavior })
}

/**
 * Shows a decision or an article at the passage that an answer took from it. Fills its parent, which gives
 * it a height; scrolls within itself; takes the focus when it opens.
 */
export function SourcePane({ source, onClose }: { source: Source; onClose: () => void }) {
  const t = useTranslations('chatSource')
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const { opened, retry } = useSource(source)
  const count = opened.state === 'open' ? opened.count : 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: another source is another heading
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    scroller.current?.scrollTo({ top: 0 })
    setCurrent(0)
  }, [source])

  useLayoutEffect(() => {
    if (opened.state === 'open' && scroller.current) scrollToMatch(scroller.current, 0, 'auto')
  }, [opened])

  const step = useCallback((to: number) => {
    setCurrent(to)
    if (scroller.current) scrollToMatch(scroller.current, to, calm() ? 'auto' : 'smooth')
  }, [])

  return (
    <section
      aria-labelledby={titleId}
      className="flex h-full min-h-0 flex-col bg-paper text-ink"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose()
      }}
    >
      <header className="border-b border-line px-4 pt-3 pb-3">
        <div className="flex items-start justify-between gap-3">
          <h2
            ref={title}
            id={titleId}
            tabIndex={-1}
            lang="ko"
            className="min-w-0 pt-1.5 text-base font-bold outline-none"
          >
            <span className="text-soft">[{source.no}]</span> {source.label}
          </h2>
          <CloseButton label={t('close')} className="-mr-2" onClick={onClose} />
        </div>
        {count > 1 ? (
          <div className="mt-1">
            <MatchSteps current={current} count={count} onStep={step} />
          </div>
        ) : null}
      </header>
      {/* biome-ignore lint/a11y/useSemanticElements: the section around it is the landmark */}
      <div
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        role="group"
        aria-label={t('text')}
        aria-busy={opened.state === 'loading'}
        className="min-h-0 grow overflow-y-auto overscroll-contain px-4 py-4"
      >
        <SourceFacts source={source} facts={opened.state === 'open' ? opened.text.facts : null} />
        <SourceBody source={source} opened={opened} current={current} onRetry={retry} />
      </div>
      <footer className="flex flex-wrap gap-2 border-t border-line px-4 py-3">
        <CopySource key={source.href} citation={source.label} />
        <Link href={source.href} className={buttonClass()}>
          <ArrowUpRight size={16} aria-hidden="true" />
          {t('whole')}
        </Link>
      </footer>
    </section>
  )
}
