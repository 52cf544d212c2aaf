import { useFormatter, useTranslations } from 'next-intl'
import type { PlaybookRule } from '@/lib/contracts/playbooks/schema'

/** What a rule looks at and what it wants instead, in words. */
export function RuleWords({
  rule,
  topics,
}: {
  rule: PlaybookRule
  topics: ReadonlyMap<string, string>
}) {
  const t = useTranslations('playbooks')
  const types = useTranslations('contracts.types')
  const format = useFormatter()
  const { check, clause, type, preferred, fallback, approver } = rule
  const words = 'words' in check ? check.words.map((word) => `‘${word}’`).join(', ') : ''
  const what =
    check.kind === 'number'
      ? t(`says.number.${check.direction}`, {
          limit: t(`figure.${check.unit}`, { value: format.number(check.limit) }),
        })
      : check.kind === 'topic'
        ? t('says.topic', { topic: topics.get(check.topic) ?? check.topic })
        : t(`says.${check.kind}`, { words })
  const parts = [
    what,
    check.kind === 'number' && words ? t('says.nearWords', { words }) : null,
    clause.length > 0 ? t('says.inClauses', { words: clause.join(', ') }) : null,
    type ? types(type) : null,
  ].filter((part) => part !== null)
  return (
    <>
      <p className="text-sm break-words">{parts.join(' · ')}</p>
      {[
        ['preferred', preferred],
        ['fallback', fallback],
        ['approver', approver],
      ].map(([key, text]) =>
        text ? (
          <p key={key} className="text-sm break-words whitespace-pre-line">
            <span className="text-soft">{t(`rule.${key as 'preferred'}`)}:</span>{' '}
            <span lang="ko">{text}</span>
          </p>
        ) : null,
      )}
    </>
  )
}
