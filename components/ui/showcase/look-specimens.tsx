import { Search } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { Logo } from '@/components/ui/logo'
import { Markdown } from '@/components/ui/markdown/markdown'
import { Tag } from '@/components/ui/tag'
import { Section, Specimen } from './specimen'

const sizes = ['text-3xl', 'text-2xl', 'text-xl', 'text-lg', 'text-base'] as const

export function TypeSpecimens() {
  const t = useTranslations('ui')
  return (
    <Section id="type" title={t('section.type')}>
      <Specimen name="text-3xl … text-base, bold" wide>
        {sizes.map((size) => (
          <p key={size} className={`${size} py-1 font-bold tracking-tight`}>
            {t('type.sentence')}
          </p>
        ))}
      </Specimen>
      <Specimen name="text-sm text-soft">
        <p className="text-sm text-soft">{t('type.small')}</p>
      </Specimen>
      <Specimen name=".section-title">
        <p className="section-title">{t('type.section')}</p>
      </Specimen>
      <Specimen name=".link, mark">
        <p>
          <a href="#type" className="link">
            {t('type.link')}
          </a>{' '}
          · <mark>{t('type.link')}</mark>
        </p>
      </Specimen>
      <Specimen name="tabular-nums">
        <p className="text-sm text-soft">{t('type.figures')}</p>
        <ul className="w-32 text-right">
          <li>1,111,111</li>
          <li>908,246</li>
          <li>34,700</li>
        </ul>
      </Specimen>
    </Section>
  )
}

export function ReadingSpecimens() {
  const t = useTranslations('ui')
  return (
    <Section id="reading" title={t('section.reading')}>
      <Specimen name="Markdown, .prose" wide>
        <Markdown headingOffset={1}>{t('markdown')}</Markdown>
      </Specimen>
    </Section>
  )
}

const colours = [
  ['paper', 'bg-paper'],
  ['sheet', 'bg-sheet'],
  ['line', 'bg-line'],
  ['strong', 'bg-strong'],
  ['soft', 'bg-soft'],
  ['ink', 'bg-ink'],
  ['seal', 'bg-seal'],
  ['seal-strong', 'bg-seal-strong'],
  ['mark', 'bg-mark'],
  ['good', 'bg-good'],
  ['good-sheet', 'bg-good-sheet'],
  ['warn', 'bg-warn'],
  ['warn-sheet', 'bg-warn-sheet'],
  ['danger', 'bg-danger'],
  ['danger-sheet', 'bg-danger-sheet'],
] as const
const chartColours = [1, 2, 3, 4, 5, 6]

export function ColourSpecimens() {
  const t = useTranslations('ui')
  return (
    <Section id="colours" title={t('section.colours')}>
      <Specimen name="--paper … --chart-6" wide>
        <ul className="grid grid-cols-3 gap-3 text-xs sm:grid-cols-6 lg:grid-cols-8" lang="en">
          {colours.map(([name, className]) => (
            <li key={name}>
              <span className={`block h-10 border border-line ${className}`} />
              {name}
            </li>
          ))}
          {chartColours.map((no) => (
            <li key={no}>
              <span className="block h-10" style={{ background: `var(--chart-${no})` }} />
              chart-{no}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="SealMark">
        <Logo className="size-12" />
      </Specimen>
    </Section>
  )
}

export function ButtonSpecimens() {
  const t = useTranslations('ui')
  return (
    <Section id="buttons" title={t('section.buttons')}>
      <Specimen name="buttonClass: primary, quiet, bare, danger">
        <div className="flex flex-wrap gap-2">
          <button type="button" className={buttonClass('primary')}>
            <Search size={16} aria-hidden="true" /> {t('button.primary')}
          </button>
          <button type="button" className={buttonClass()}>
            {t('button.quiet')}
          </button>
          <button type="button" className={buttonClass('bare')}>
            {t('button.bare')}
          </button>
          <button type="button" className={buttonClass('danger')}>
            {t('button.danger')}
          </button>
        </div>
      </Specimen>
      <Specimen name="disabled">
        <div className="flex flex-wrap gap-2">
          <button type="button" disabled className={buttonClass('primary')}>
            {t('button.busy')}
          </button>
          <button type="button" disabled className={buttonClass()}>
            {t('button.quiet')}
          </button>
        </div>
      </Specimen>
      <Specimen name="Tag">
        <p className="flex flex-wrap gap-2">
          <Tag>{t('tag.plain')}</Tag>
          <Tag tone="seal">{t('tag.seal')}</Tag>
          <Tag tone="good">{t('tag.good')}</Tag>
          <Tag tone="warn">{t('tag.warn')}</Tag>
          <Tag tone="danger">{t('tag.danger')}</Tag>
        </p>
      </Specimen>
    </Section>
  )
}
