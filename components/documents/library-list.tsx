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
import type { DocumentAction } from './document-dialogs'
import { DocumentRow } from './document-row'

/** The document library: all documents in one list, by category, in an order, found by name. */
export function LibraryList({
  shelf,
  onAct,
}: {
  shelf: Library
  onAct: (act: DocumentAction) => void
}) {
  const t = useTranslations('documents')
  const [category, setCategory] = useState<Category | 'all'>('all')
  const [sort, setSort] = useState<DocumentSort>('latest')
  const [words, setWords] = useState('')
  const shown = arrange(shelf.documents, { category, sort, words })
  if (shelf.documents.length === 0) {
    return <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
  }
  return (
    <div className="space-y-3 border-t border-line pt-3">
      <TextField
        name="words"
        type="search"
        label={t('search')}
        value={words}
        autoComplete="off"
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <div className="grid grid-cols-2 gap-2">
        <SelectField
          name="category"
          label={t('category')}
          value={category}
          onChange={({ currentTarget }) => setCategory(currentTarget.value as typeof category)}
        >
          {(['all', ...categories] as const).map((each) => (
            <option key={each} value={each}>
              {t(`categories.${each}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          name="order"
          label={t('order')}
          value={sort}
          onChange={({ currentTarget }) => setSort(currentTarget.value as DocumentSort)}
        >
          <SelectOptions of={documentSorts} say={(each) => t(`sorts.${each}`)} />
        </SelectField>
      </div>
      <p role="status" className="text-xs text-soft">
        {t('found', { count: shown.length })}
      </p>
      {shown.length > 0 ? (
        <ul className="divide-y divide-line border-y border-line" aria-label={t('list')}>
          {shown.map((document) => (
            <li key={document.id}>
              <DocumentRow document={document} showCategory onAct={onAct} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-sm text-soft">{t('noneFound')}</p>
      )}
    </div>
  )
}
