import { useLocale, useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { DateTime } from '@/components/ui/date-time'
import { SelectField } from '@/components/ui/form/field'
import { barMember, unbarMember } from '@/lib/knowledge/sharing/actions'
import type { RegisteredMatter } from '@/lib/knowledge/sharing/schema'

type Member = { id: string; email: string }

/** Who may see a matter, and who is kept from it. */
function MatterPeople({
  matter,
  organization,
}: {
  matter: RegisteredMatter
  organization: string
}) {
  const t = useTranslations('knowledge.matter')
  const access = useTranslations('knowledge.sharing.access')
  const locale = useLocale()
  const { id, holder, people, barred } = matter
  return (
    <dl className="mt-1 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[7rem_minmax(0,1fr)]">
      <dt className="text-soft">{t('holder')}</dt>
      <dd className="break-all">{holder}</dd>
      <dt className="text-soft">{t('named')}</dt>
      <dd>
        {people.length === 0 ? t('nobody') : null}
        <ul>
          {people.map((person) => (
            <li key={person.id} className="break-all">
              {person.email} ({access(person.access)})
            </li>
          ))}
        </ul>
      </dd>
      <dt className="text-soft">{t('barred')}</dt>
      <dd>
        {barred.length === 0 ? t('nobody') : null}
        <ul>
          {barred.map((person) => (
            <li key={person.id} className="flex flex-wrap gap-x-3">
              <span className="break-all">{person.email}</span>
              <form action={unbarMember.bind(null, locale, organization, id, person.id)}>
                <button
                  type="submit"
                  className="link"
                  aria-label={t('unbarOf', { email: person.email, matter: matter.matter })}
                >
                  {t('unbar')}
                </button>
              </form>
            </li>
          ))}
        </ul>
      </dd>
    </dl>
  )
}

/** The matters of an organisation, as its owners and admins know them: that they exist, and who is in them. */
export function MatterRegister({
  matters,
  organization,
  members,
}: {
  matters: readonly RegisteredMatter[]
  organization: string
  members: readonly Member[]
}) {
  const t = useTranslations('knowledge.matter')
  const locale = useLocale()
  if (matters.length === 0) return <p className="text-sm text-soft">{t('none')}</p>
  return (
    <ul className="border-t border-line">
      {matters.map((matter) => {
        const kept = new Set([matter.holderId, ...matter.barred.map(({ id }) => id)])
        const others = members.filter(({ id }) => !kept.has(id))
        return (
          <li key={matter.id} className="border-b border-line py-3">
            <h3 className="font-semibold break-words">{matter.matter}</h3>
            <p className="text-sm text-soft">
              {t('since')} <DateTime at={matter.since} />
            </p>
            <MatterPeople matter={matter} organization={organization} />
            {others.length > 0 ? (
              <details className="mt-2">
                <summary
                  className="link w-fit cursor-pointer text-sm"
                  aria-label={t('barOf', { matter: matter.matter })}
                >
                  {t('bar')}
                </summary>
                <form
                  action={barMember.bind(null, locale, organization, matter.id)}
                  className="mt-2 grid max-w-md gap-3 border-l-2 border-line pl-3.5"
                >
                  <p className="text-sm text-soft">{t('barText')}</p>
                  <SelectField name="person" label={t('barWhom')} required defaultValue="">
                    <option value="">{t('choose')}</option>
                    {others.map(({ id, email }) => (
                      <option key={id} value={id}>
                        {email}
                      </option>
                    ))}
                  </SelectField>
                  <div>
                    <button type="submit" className={buttonClass('danger')}>
                      {t('barConfirm')}
                    </button>
                  </div>
                </form>
              </details>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
