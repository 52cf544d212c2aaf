import { useLocale, useTranslations } from 'next-intl'
import { SelectField, TextField } from '@/components/ui/form/field'
import { FilterButtons } from '@/components/ui/form/filter-buttons'
import { SelectOptions } from '@/components/ui/form/select-options'
import { categories, postSorts, postStates } from '@/lib/content/constants'
import type { PostListAddress } from '@/lib/content/post-list-address'
import { getPathname } from '@/lib/i18n/navigation'

/** The filter of the posts: a form that only changes the address, and works without script. */
export function ManagedPostsFilter({ address }: { address: PostListAddress }) {
  const t = useTranslations('adminContent.posts')
  const filter = useTranslations('adminContent.filter')
  const topics = useTranslations('blog.category')
  const locale = useLocale()
  const isFiltered =
    address.query || address.state || address.category || address.sort !== 'changed'
  return (
    <form
      action={getPathname({ locale, href: '/admin/content' })}
      className="mt-6 grid items-end gap-3 sm:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_repeat(3,11rem)_auto]"
    >
      <TextField
        type="search"
        name="q"
        label={filter('search')}
        placeholder={t('searchHint')}
        defaultValue={address.query}
        maxLength={200}
      />
      <SelectField name="state" label={t('state')} defaultValue={address.state ?? ''}>
        <SelectOptions of={postStates} say={(state) => t(`states.${state}`)} any={t('allStates')} />
      </SelectField>
      <SelectField name="category" label={t('category')} defaultValue={address.category ?? ''}>
        <SelectOptions
          of={categories}
          say={(category) => topics(category)}
          any={t('allCategories')}
        />
      </SelectField>
      <SelectField name="sort" label={filter('sort')} defaultValue={address.sort}>
        <SelectOptions of={postSorts} say={(sort) => t(`sorts.${sort}`)} />
      </SelectField>
      <div className="flex gap-2">
        <FilterButtons
          tone="quiet"
          submit={filter('apply')}
          reset={isFiltered ? { href: '/admin/content', label: filter('reset') } : null}
        />
      </div>
    </form>
  )
}
