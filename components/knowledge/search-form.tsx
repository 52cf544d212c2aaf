import { useTranslations } from 'next-intl'
import { buttonClass, inputClass } from '@/components/ui/button-class'
import { SelectOptions } from '@/components/ui/form/select-options'
import { Link } from '@/lib/i18n/navigation'
import { hitSorts, longestQuery, searchTypes } from '@/lib/knowledge/constants'
import type { SearchParams } from '@/lib/knowledge/schema'
import type { Knowledge } from '@/lib/knowledge/types'
import { ChoiceField } from './choice-field'
import { knowledgePath } from './knowledge-paths'

type Props = {
  /** The page's own address, in its language. */
  action: string
  params: SearchParams
  knowledge: Pick<Knowledge, 'collections' | 'shared' | 'folders' | 'tags'>
}

const field = 'min-w-36 grow basis-40 text-sm'

function Filters({ params, knowledge }: Omit<Props, 'action'>) {
  const t = useTranslations('knowledge.search')
  const { type, folder, tag, party, since, until, sort } = params
  const { folders, tags } = knowledge
  const open = [type, folder, tag, party, since, until].some(Boolean) || sort !== 'relevance'
  return (
    <details className="basis-full" open={open}>
      <summary className="w-fit cursor-pointer text-sm font-semibold">{t('filters')}</summary>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <label className={field}>
          <span className="mb-1 block font-semibold">{t('type')}</span>
          <select name="type" defaultValue={type ?? ''} className={inputClass}>
            <option value="">{t('anyType')}</option>
            <SelectOptions of={searchTypes} say={(each) => t(`types.${each}`)} />
          </select>
        </label>
        <ChoiceField
          className={field}
          name="folder"
          label={t('folder')}
          all={t('anyFolder')}
          value={folder}
          options={folders}
        />
        <ChoiceField
          className={field}
          name="tag"
          label={t('tag')}
          all={t('anyTag')}
          value={tag}
          options={tags.map((name) => ({ id: name, name }))}
        />
        <label className={field}>
          <span className="mb-1 block font-semibold">{t('party')}</span>
          <input name="party" maxLength={60} defaultValue={party} className={inputClass} />
        </label>
        <label className={field}>
          <span className="mb-1 block font-semibold">{t('since')}</span>
          <input type="date" name="since" defaultValue={since} className={inputClass} />
        </label>
        <label className={field}>
          <span className="mb-1 block font-semibold">{t('until')}</span>
          <input type="date" name="until" defaultValue={until} className={inputClass} />
        </label>
        <label className={field}>
          <span className="mb-1 block font-semibold">{t('sort')}</span>
          <select name="sort" defaultValue={sort} className={inputClass}>
            <SelectOptions of={hitSorts} say={(each) => t(`sorts.${each}`)} />
          </select>
        </label>
      </div>
    </details>
  )
}

/** Asks by its address, so that it works without script and a search can be kept. */
export function KnowledgeSearchForm({ action, params, knowledge }: Props) {
  const t = useTranslations('knowledge.search')
  return (
    <search>
      <form action={action} className="flex flex-wrap items-end gap-2">
        <label className="min-w-60 grow basis-80 text-sm">
          <span className="mb-1 block font-semibold">{t('label')}</span>
          <input
            type="search"
            name="q"
            required
            maxLength={longestQuery}
            defaultValue={params.q}
            placeholder={t('placeholder')}
            className={inputClass}
          />
        </label>
        <ChoiceField
          className={field}
          name="in"
          label={t('in')}
          all={t('all')}
          value={params.in}
          options={[...knowledge.collections, ...knowledge.shared]}
        />
        <button type="submit" className={buttonClass('primary')}>
          {t('submit')}
        </button>
        {params.q ? (
          <Link href={knowledgePath} className={buttonClass('bare')}>
            {t('reset')}
          </Link>
        ) : null}
        <Filters params={params} knowledge={knowledge} />
      </form>
    </search>
  )
}
