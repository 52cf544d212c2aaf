import { useFormatter, useTranslations } from 'next-intl'
import { Tag } from '@/components/ui/tag'
import type { TraceRow } from '@/lib/traces/schema'

const known = {
  'chat-answer': 'chat',
  'documents-answer': 'documents',
} as const
const isKnown = (name: string): name is keyof typeof known => Object.hasOwn(known, name)

/** A trace by the name that people know; what programs send keeps its own. */
export function useTraceName(): (trace: Pick<TraceRow, 'origin' | 'name'>) => string {
  const t = useTranslations('traces.names')
  return ({ origin, name }) => (origin === 'chat' && isKnown(name) ? t(known[name]) : name)
}

const versionNames = ['configuration', 'label', 'writer', 'index', 'prompt', 'release'] as const
const versionValues = ['production', 'canary', 'extractive', 'model', 'none'] as const
const isOneOf = <Word extends string>(words: readonly Word[], word: string): word is Word =>
  (words as readonly string[]).includes(word)

/** What answered, in words where they are known; what programs send keeps its own. */
export function useVersionWords(): (
  versions: Readonly<Record<string, string>>,
) => { key: string; name: string; value: string }[] {
  const t = useTranslations('traces')
  return (versions) =>
    Object.entries(versions).map(([key, value]) => ({
      key,
      name: isOneOf(versionNames, key) ? t(`versionNames.${key}`) : key,
      value:
        (key === 'label' || key === 'writer') && isOneOf(versionValues, value)
          ? t(`versionValues.${value}`)
          : value,
    }))
}

/** Milliseconds as people read them. */
export function useDuration(): (ms: number) => string {
  const format = useFormatter()
  const t = useTranslations('traces')
  return (ms) =>
    ms < 1000
      ? t('ms', { count: format.number(ms, { maximumFractionDigits: ms < 10 ? 1 : 0 }) })
      : t('seconds', { count: format.number(ms / 1000, { maximumFractionDigits: 2 }) })
}

const tones = {
  answered: 'good',
  refused: 'plain',
  'asked-back': 'plain',
  stopped: 'plain',
  failed: 'danger',
} as const

/** What came of it; where a program does not say, whether a step failed. */
export function OutcomeTag({ trace }: { trace: Pick<TraceRow, 'outcome' | 'status'> }) {
  const t = useTranslations('traces')
  const { outcome, status } = trace
  if (outcome) return <Tag tone={tones[outcome]}>{t(`outcome.${outcome}`)}</Tag>
  return <Tag tone={status === 'error' ? 'danger' : 'plain'}>{t(`status.${status}`)}</Tag>
}
