import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '@/lib/i18n/navigation'
import type { Matter, MatterRecord } from '@/lib/matters/schema'
import { DueDay } from './due-day'
import { PartButton } from './part-button'
import { usePresetWords } from './use-preset-words'

function Rows({ empty, children }: { empty: string; children: ReactNode[] }) {
  return children.length === 0 ? (
    <p className="text-sm text-soft">{empty}</p>
  ) : (
    <ul className="border-t border-line">{children}</ul>
  )
}

const row = 'flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-b border-line py-2.5'

/** What falls due, what is done last. */
export function DeadlineRows({
  deadlines,
  today,
}: {
  deadlines: Matter['matter_deadlines']
  today: string
}) {
  const t = useTranslations('matters')
  const words = usePresetWords()
  const sorted = [...deadlines].sort(
    (left, right) => Number(left.done_at !== null) - Number(right.done_at !== null),
  )
  return (
    <Rows empty={t('deadline.none')}>
      {sorted.map((deadline) => {
        const name = `${words(deadline.title)} ${deadline.due_on}`
        return (
          <li key={deadline.id} className={row}>
            <div className="min-w-0">
              <DueDay deadline={deadline} today={today} />
              <p className="text-sm text-soft">
                {[
                  deadline.start_on ? t('deadline.from', { date: deadline.start_on }) : null,
                  // A reminder of a day that is past is never sent.
                  deadline.remind_days === null || deadline.done_at || deadline.due_on < today
                    ? null
                    : t('deadline.mail', { days: deadline.remind_days }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <div className="flex gap-4">
              <PartButton
                part="deadline"
                id={deadline.id}
                change={deadline.done_at ? 'open' : 'done'}
                name={name}
              />
              <PartButton part="deadline" id={deadline.id} change="delete" name={name} />
            </div>
          </li>
        )
      })}
    </Rows>
  )
}

export function PartyRows({ parties }: { parties: Matter['matter_parties'] }) {
  const t = useTranslations('matters')
  return (
    <Rows empty={t('party.none')}>
      {parties.map(({ id, role, name, contact }) => (
        <li key={id} className={row}>
          <div className="min-w-0">
            <p className="break-words">
              <span className="font-semibold">{name}</span>{' '}
              <span className="text-sm text-soft">{t(`role.${role}`)}</span>
            </p>
            {contact ? <p className="text-sm break-words text-soft">{contact}</p> : null}
          </div>
          <PartButton part="party" id={id} change="delete" name={name} />
        </li>
      ))}
    </Rows>
  )
}

/** @param links where a record leads, by its id; notes lead nowhere */
export function RecordRows({
  records,
  links,
}: {
  records: readonly MatterRecord[]
  links: Readonly<Record<string, { href: string; label: string }>>
}) {
  const t = useTranslations('matters')
  return (
    <Rows empty={t('record.none')}>
      {records.map(({ id, body }) => {
        const link = links[id]
        return (
          <li key={id} className={row}>
            <div className="min-w-0 flex-1">
              {link ? (
                <Link href={link.href} className="link break-words">
                  {link.label}
                </Link>
              ) : null}
              {link && link.label === body ? null : (
                <p className="text-sm break-words whitespace-pre-line">{body}</p>
              )}
            </div>
            <PartButton part="record" id={id} change="delete" name={body.slice(0, 40)} />
          </li>
        )
      })}
    </Rows>
  )
}
