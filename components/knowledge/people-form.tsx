import { useLocale, useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { SelectField } from '@/components/ui/form/field'
import { SelectOptions } from '@/components/ui/form/select-options'
import { Tag } from '@/components/ui/tag'
import { nameForCollection, unnameForCollection } from '@/lib/knowledge/sharing/actions'
import { accesses, type Colleague, type Sharing } from '@/lib/knowledge/sharing/schema'

/** Whom a collection is shared with by name, each to be taken out at once. */
function PeopleList({ collection, people }: { collection: string; people: Sharing['people'] }) {
  const t = useTranslations('knowledge.sharing')
  const locale = useLocale()
  if (people.length === 0) return <p className="text-sm">{t('nobody')}</p>
  return (
    <ul className="border-t border-line">
      {people.map(({ id, email, access }) => (
        <li
          key={id}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2"
        >
          <span className="min-w-0 grow break-all">{email}</span>
          <Tag>{t(`access.${access}`)}</Tag>
          <form action={unnameForCollection.bind(null, locale, collection, id)}>
            <button type="submit" className="link text-sm" aria-label={t('endFor', { email })}>
              {t('end')}
            </button>
          </form>
        </li>
      ))}
    </ul>
  )
}

/** Shares a collection with named members of one's organisations; nothing for whoever is in none. */
export function PeopleForm({
  collection,
  people,
  colleagues,
  given,
}: {
  collection: string
  people: Sharing['people']
  colleagues: readonly Colleague[]
  /** What was chosen in a form that was not taken. */
  given: { person?: string | undefined; access?: string | undefined }
}) {
  const t = useTranslations('knowledge.sharing')
  const roles = useTranslations('organizations.role')
  const locale = useLocale()
  if (colleagues.length === 0 && people.length === 0) return null
  const organizations = [...new Map(colleagues.map((one) => [one.organization, one])).values()]
  return (
    <section
      aria-labelledby="people"
      className="mb-8 grid max-w-md gap-3 border-t border-line pt-4"
    >
      <h2 id="people" className="text-lg font-bold">
        {t('people')}
      </h2>
      <p className="text-sm text-soft">{t('peopleText')}</p>
      <PeopleList collection={collection} people={people} />
      {colleagues.length > 0 ? (
        <form action={nameForCollection.bind(null, locale, collection)} className="grid gap-3">
          <SelectField name="person" label={t('person')} required defaultValue={given.person ?? ''}>
            <option value="">{t('choosePerson')}</option>
            {organizations.map(({ organization, organizationName }) => (
              <optgroup key={organization} label={organizationName}>
                {colleagues
                  .filter((one) => one.organization === organization)
                  .map(({ id, email, role }) => (
                    <option key={id} value={`${organization} ${id}`}>
                      {email} ({roles(role)})
                    </option>
                  ))}
              </optgroup>
            ))}
          </SelectField>
          <SelectField
            name="access"
            label={t('right')}
            hint={t('rightHint')}
            defaultValue={given.access ?? 'view'}
          >
            <SelectOptions of={accesses} say={(each) => t(`access.${each}`)} />
          </SelectField>
          <div>
            <button type="submit" className={buttonClass()}>
              {t('name')}
            </button>
          </div>
        </form>
      ) : null}
    </section>
  )
}
