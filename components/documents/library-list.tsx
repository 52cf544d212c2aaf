'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { SelectField, TextField } from '@/components/ui/form/field'
import { SelectOptions } from '@/components/ui/form/select-options'
import { arrange } from '@/lib/documents/arrange'
import {
  type Category,
  categories,
  type DocumentSort,
  documentSorts,
} from '@/lib/documents/constants'
import type { Library } from '@/lib/documents/schema'
import type { DocumentAction } from './document-action'
import { DocumentRow } from './document-row'
import { DropZone } from './drop-zone'
import { isFull } from './storage-use'
import { UploadButton } from './upload-button'
import { UploadList } from './upload-list'

/**
 * The document library: all documents in one list, whatever their folder, by category, in an order, found by
 * name. What is uploaded here gets the category that is chosen.
 */
export function LibraryList({
  library,
  status,
  onAction,
}: {
  library: Library
  /** What the last action has done, as a sentence. */
  status: string
  onAction: (action: DocumentAction) => void
}) {
  const t = useTranslations('documents')
  const [category, setCategory] = useState<Category | 'all'>('all')
  const [sort, setSort] = useState<DocumentSort>('latest')
  const [words, setWords] = useState('')
  const { documents } = library
  const shown = arrange(documents, { category, sort, words })
  const target = { folder: null, category: category === 'all' ? ('others' as const) : category }
  const countOf = (each: Category | 'all') =>
    each === 'all' ? documents.length : documents.filter((one) => one.category === each).length
  return (
    <DropZone target={target}>
      <p className="text-sm text-soft">{t('libraryText')}</p>
      <SelectField
        name="category"
        label={t('category')}
        value={category}
        onChange={({ currentTarget }) => setCategory(currentTarget.value as typeof category)}
      >
        {(['all', ...categories] as const).map((each) => (
          <option key={each} value={each}>
            {t('categoryCount', { category: t(`categories.${each}`), count: countOf(each) })}
          </option>
        ))}
      </SelectField>
      <UploadButton
        target={target}
        label={
          category === 'all'
            ? t('upload')
            : t('uploadAs', { category: t(`categories.${category}`) })
        }
        disabled={isFull(library)}
      />
      <UploadList />
      <p role="status" className="text-sm text-soft">
        {status}
      </p>
      {documents.length === 0 ? (
        <EmptyState title={t('libraryEmpty.title')}>{t('libraryEmpty.text')}</EmptyState>
      ) : (
        <div className="space-y-3 border-t border-line pt-3">
          <TextField
            name="words"
            type="search"
            label={t('search')}
            value={words}
            autoComplete="off"
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
          <SelectField
            name="order"
            label={t('order')}
            value={sort}
            onChange={({ currentTarget }) => setSort(currentTarget.value as DocumentSort)}
          >
            <SelectOptions of={documentSorts} say={(each) => t(`sorts.${each}`)} />
          </SelectField>
          <p role="status" className="text-xs text-soft">
            {t('found', { count: shown.length })}
          </p>
          {shown.length > 0 ? (
            <ul className="divide-y divide-line border-y border-line" aria-label={t('list')}>
              {shown.map((document) => (
                <li key={document.id}>
                  <DocumentRow document={document} showCategory onAction={onAction} />
                </li>
              ))}
            </ul>
          ) : (
            <p className="text-sm text-soft">{t('noneFound')}</p>
          )}
        </div>
      )}
    </DropZone>
  )
}
