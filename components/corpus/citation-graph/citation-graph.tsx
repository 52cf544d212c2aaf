import { useLocale, useTranslations } from 'next-intl'
import type { CaseDetail } from '@/lib/corpus/case-schema'
import { caseHref, firstNumber } from '@/lib/corpus/links'
import { getPathname } from '@/lib/i18n/navigation'
import { type GraphNode, layoutGraph } from './graph-layout'

function Edge({ node, centre }: { node: GraphNode; centre: { x: number; y: number } }) {
  const bend = (node.x + centre.x) / 2
  return (
    <path
      d={`M${node.x} ${node.y}C${bend} ${node.y} ${bend} ${centre.y} ${centre.x} ${centre.y}`}
      fill="none"
      stroke="var(--line)"
      strokeWidth="1.2"
    />
  )
}

function Dot({ node, locale }: { node: GraphNode; locale: ReturnType<typeof useLocale> }) {
  const left = node.side === 'cited'
  const held = node.ref.serial !== null
  const mark = (
    <>
      <circle
        cx={node.x}
        cy={node.y}
        r={node.r}
        fill={held ? 'var(--ink-soft)' : 'var(--paper)'}
        stroke="var(--ink-soft)"
      />
      <text
        x={node.x + (left ? -node.r - 5 : node.r + 5)}
        y={node.y + 4}
        textAnchor={left ? 'end' : 'start'}
        fontSize="12.5"
        fill={held ? 'var(--seal)' : 'var(--ink-soft)'}
      >
        {firstNumber(node.ref.caseNumber)}
      </text>
    </>
  )
  // The table has the same links for the keyboard; the picture stays out of the tab order.
  return held ? (
    <a href={getPathname({ locale, href: caseHref(node.ref) })} tabIndex={-1}>
      {mark}
    </a>
  ) : (
    mark
  )
}

/** Cited decisions at the left, citing ones at the right, by year. Drawn on the server. */
export function CitationGraph({ detail }: { detail: CaseDetail }) {
  const t = useTranslations('case')
  const locale = useLocale()
  const layout = layoutGraph(detail, detail.cases, detail.citing)
  if (!layout) return null
  const { nodes, centre, years, width, height } = layout
  return (
    <figure className="no-print mt-3">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="relative overflow-x-auto" aria-label={t('graph')} tabIndex={0}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          className="h-auto w-full min-w-[44rem]"
          aria-hidden="true"
          lang="ko"
        >
          {nodes.map((node) => (
            <Edge key={`${node.side}${node.y}`} node={node} centre={centre} />
          ))}
          {nodes.map((node) => (
            <Dot key={`${node.side}${node.y}`} node={node} locale={locale} />
          ))}
          <circle cx={centre.x} cy={centre.y} r="9" fill="var(--seal)" />
          <text
            x={centre.x}
            y={centre.y - 16}
            textAnchor="middle"
            fontSize="13"
            fontWeight="700"
            fill="var(--ink)"
            stroke="var(--paper)"
            strokeWidth="4"
            paintOrder="stroke"
          >
            {firstNumber(detail.caseNumber)}
          </text>
          <path d={`M0 ${height - 24}H${width}`} stroke="var(--line)" />
          {years.map(({ year, x }) => (
            <text
              key={`${year}${x}`}
              x={x}
              y={height - 7}
              textAnchor="middle"
              fontSize="12"
              fill="var(--ink-soft)"
            >
              {year}
            </text>
          ))}
        </svg>
        {/* A phone opens the picture at its middle, where the decision itself is. */}
        <span
          aria-hidden="true"
          className="absolute inset-y-0 left-[max(0px,22rem-50vw+1rem)] w-px sm:hidden [scroll-initial-target:nearest]"
        />
      </section>
      <figcaption className="mt-1 text-sm text-soft">{t('graphNote')}</figcaption>
    </figure>
  )
}
