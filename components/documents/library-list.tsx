'use client'

import { LayoutGrid, List } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useDeferredValue, useState } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { SelectField, TextField } from '@/components/ui/form/field'
import { useMedia } from '@/components/ui/use-media'
import { arrange } from '@/lib/documents/arrange'
import { type Category, categories } from '@/lib/documents/constants'
import { longestFind } from '@/lib/documents/reading/constants'
import { textHitsSchema } from '@/lib/documents/reading/schema'
import type { Library } from '@/lib/documents/schema'
import { useApi } from '@/lib/use-api'
import { BulkBar } from './bulk-bar'
import type { DocumentAction } from './document-action'
import { DropZone } from './drop-zone'
import { NewDocumentButton } from './editor/new-document-button'
import { LibraryFilterFields, type LibraryFilters, noFilters } from './library-filters'
import { LibraryItems } from './library-items'
import { isFull, StorageUse } from './storage-use'
import { UploadButton } from './upload-button'
import { UploadList } from './upload-list'

const layouts = ['list', 'grid'] as const
type Layout = (typeof layouts)[number]

/** A single letter stands in almost every text. */
const shortest = 2

/** Looks for words in the texts; the names are looked through in the browser, at once. */
function useTextHits(words: string) {
  const wanted = useDeferredValue(words.trim())
  const isAsked = wanted.length >= shortest
  return useApi(isAsked ? '/api/documents/search' : null, {
    schema: textHitsSchema,
    query: { q: wanted },
    keepPrevious: false,
  })
}

function LayoutChoice({
  layout,
  onLayout,
}: {
  layout: Layout
  onLayout: (layout: Layout) => void
}) {
  const t = useTranslations('documents')
  return (
    <fieldset className="flex">
      <legend className="sr-only">{t('libraryView')}</legend>
      {layouts.map((each) => {
        const Shape = each === 'list' ? List : LayoutGrid
        return (
          <button
            key={each}
            type="button"
            aria-label={t(`views.${each}`)}
            aria-pressed={layout === each}
            className="grid size-9 place-content-center text-soft hover:text-ink aria-pressed:text-seal"
            onClick={() => onLayout(each)}
          >
            <Shape size={18} aria-hidden="true" />
          </button>
        )
      })}
    </fieldset>
  )
}

/**
 * The document library: all documents in one list, whatever their folder, by category, in an order, found by
 * their names, tags and text. What is uploaded here gets the category that is chosen.
 */
export function LibraryList({
  library,
  status,
  onPage,
  onAction,
}: {
  library: Library
  /** What the last action has done, as a sentence. */
  status: string
  onPage: boolean
  onAction: (action: DocumentAction) => void
}) {
  const t = useTranslations('documents')
  // On a phone they would fill the first screen.
  const hasRoom = useMedia('(min-width: 40rem)')
  const [filters, setFilters] = useState<LibraryFilters>(noFilters)
  const [layout, setLayout] = useState<Layout>('list')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [done, setDone] = useState('')
  const { documents, readings } = library
  const { category, words, shelf } = filters
  const found = useTextHits(words)
  const hits = new Map(words.trim() === '' ? [] : found.data?.hits.map((hit) => [hit.id, hit]))
  const shown = arrange(documents, filters, { readings, hits: new Set(hits.keys()) })
  const selected = shown.filter(({ id }) => chosen.has(id)).map(({ id }) => id)
  const kept = documents.filter(({ trashed_at }) => trashed_at === null)
  const target = { folder: null, category: category === 'all' ? ('others' as const) : category }
  const countOf = (each: Category | 'all') =>
    each === 'all' ? kept.length : kept.filter((one) => one.category === each).length
  const change = (changed: Partial<LibraryFilters>) => {
    setFilters((before) => ({ ...before, ...changed }))
    setDone('')
  }
  return (
    <DropZone target={target}>
      <p className="text-sm text-soft">{t('libraryText')}</p>
      <div className="flex flex-wrap items-end gap-3">
        <div className="grow basis-52 sm:max-w-80">
          <SelectField
            name="category"
            label={t('category')}
            value={category}
            onChange={({ currentTarget }) =>
              change({ category: currentTarget.value as LibraryFilters['category'] })
            }
          >
            {(['all', ...categories] as const).map((each) => (
              <option key={each} value={each}>
                {t('categoryCount', { category: t(`categories.${each}`), count: countOf(each) })}
              </option>
            ))}
          </SelectField>
        </div>
        <div className="flex flex-wrap gap-2">
          <UploadButton
            target={target}
            label={
              category === 'all'
                ? t('upload')
                : t('uploadAs', { category: t(`categories.${category}`) })
            }
            disabled={isFull(library)}
            variant={onPage ? 'primary' : 'quiet'}
          />
          <NewDocumentButton variant="quiet" />
        </div>
      </div>
      <StorageUse library={library} />
      <UploadList />
      <p role="status" className="text-sm text-soft">
        {done || status}
      </p>
      {documents.length === 0 ? (
        <EmptyState title={t('libraryEmpty.title')}>{t('libraryEmpty.text')}</EmptyState>
      ) : (
        <div className="space-y-3 border-t border-line pt-3">
          <LibraryFilterFields
            documents={documents}
            filters={filters}
            isOpen={onPage && hasRoom}
            onChange={change}
            find={
              <TextField
                name="words"
                type="search"
                label={t('search')}
                value={words}
                maxLength={longestFind}
                autoComplete="off"
                onChange={({ currentTarget }) => change({ words: currentTarget.value })}
              />
            }
          />
          {found.error ? <p className="text-sm text-danger">{t('textFailed')}</p> : null}
          {shelf === 'trash' ? <p className="text-sm text-soft">{t('trashText')}</p> : null}
          <div className="flex items-center gap-3">
            <p role="status" className="grow text-xs text-soft">
              {found.isLoading ? t('searching') : t('found', { count: shown.length })}
            </p>
            {shown.length > 1 ? (
              <button
                type="button"
                className="link min-h-9 text-sm"
                onClick={() => setChosen(new Set(shown.map(({ id }) => id)))}
              >
                {t('selectAll')}
              </button>
            ) : null}
            <LayoutChoice layout={layout} onLayout={setLayout} />
          </div>
          {selected.length > 0 ? (
            <BulkBar
              library={library}
              ids={selected}
              inTrash={shelf === 'trash'}
              onDone={(what) => {
                setChosen(new Set())
                setDone(what)
              }}
            />
          ) : null}
          {shown.length > 0 ? (
            <LibraryItems
              documents={shown}
              readings={readings}
              hits={hits}
              layout={layout}
              chosen={chosen}
              onChoose={(id, isChosen) => {
                const next = new Set(chosen)
                if (isChosen) next.add(id)
                else next.delete(id)
                setChosen(next)
              }}
              onAction={onAction}
            />
          ) : (
            <p className="text-sm text-soft">{t('noneFound')}</p>
          )}
        </div>
      )}
    </DropZone>
  )
}
