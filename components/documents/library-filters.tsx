import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SelectField } from '@/components/ui/form/field'
import { SelectOptions } from '@/components/ui/form/select-options'
import { type Filters, tagsOf } from '@/lib/documents/arrange'
import {
  dateRangeNames,
  documentSorts,
  documentTypes,
  readStatuses,
  shelves,
} from '@/lib/documents/constants'
import type { StoredDocument } from '@/lib/documents/schema'

export type LibraryFilters = Required<Filters>

export const noFilters: LibraryFilters = {
  category: 'all',
  sort: 'latest',
  words: '',
  shelf: 'kept',
  type: 'all',
  tag: '',
  date: 'all',
  status: 'all',
}

/** The order, and what is shown of a library. */
export function LibraryFilterFields({
  documents,
  filters,
  find,
  isOpen,
  onChange,
}: {
  documents: readonly StoredDocument[]
  filters: LibraryFilters
  /** The words to find, which stand before the order. */
  find: ReactNode
  /** Whether all of them are in sight; beside a question the documents come first. */
  isOpen: boolean
  onChange: (changed: Partial<LibraryFilters>) => void
}) {
  const t = useTranslations('documents')
  const tags = tagsOf(documents)
  const set = <K extends keyof LibraryFilters>(key: K, value: string) =>
    onChange({ [key]: value as LibraryFilters[K] } as Partial<LibraryFilters>)
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap items-end gap-3">
        <div className="grow-[3] basis-56">{find}</div>
        <div className="grow basis-32">
          <SelectField
            name="order"
            label={t('order')}
            value={filters.sort}
            onChange={({ currentTarget }) => set('sort', currentTarget.value)}
          >
            <SelectOptions of={documentSorts} say={(each) => t(`sorts.${each}`)} />
          </SelectField>
        </div>
      </div>
      <details open={isOpen}>
        <summary className="w-fit cursor-pointer py-1 text-sm font-semibold">
          {t('filters')}
        </summary>
        <div className="mt-1 flex flex-wrap gap-3 *:min-w-0 *:grow *:basis-32">
          <SelectField
            name="shelf"
            label={t('shelf')}
            value={filters.shelf}
            onChange={({ currentTarget }) => set('shelf', currentTarget.value)}
          >
            <SelectOptions of={shelves} say={(each) => t(`shelves.${each}`)} />
          </SelectField>
          <SelectField
            name="type"
            label={t('type')}
            value={filters.type}
            onChange={({ currentTarget }) => set('type', currentTarget.value)}
          >
            <option value="all">{t('types.all')}</option>
            <SelectOptions of={documentTypes} say={(each) => t(`types.${each}`)} />
          </SelectField>
          <SelectField
            name="status"
            label={t('status')}
            value={filters.status}
            onChange={({ currentTarget }) => set('status', currentTarget.value)}
          >
            <option value="all">{t('statuses.all')}</option>
            <SelectOptions of={readStatuses} say={(each) => t(`statuses.${each}`)} />
          </SelectField>
          <SelectField
            name="date"
            label={t('date')}
            value={filters.date}
            onChange={({ currentTarget }) => set('date', currentTarget.value)}
          >
            <option value="all">{t('dates.all')}</option>
            <SelectOptions of={dateRangeNames} say={(each) => t(`dates.${each}`)} />
          </SelectField>
          {tags.length > 0 ? (
            <SelectField
              name="tag"
              label={t('tag')}
              value={filters.tag}
              onChange={({ currentTarget }) => set('tag', currentTarget.value)}
            >
              <option value="">{t('tagAll')}</option>
              <SelectOptions of={tags} say={(each) => each} />
            </SelectField>
          ) : null}
        </div>
      </details>
    </div>
  )
}
