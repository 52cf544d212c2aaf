import { useTranslations } from 'next-intl'
import { SelectField, TextField } from '@/components/ui/form/field'
import { SelectOptions } from '@/components/ui/form/select-options'
import { categories, longestAuthor } from '@/lib/content/constants'
import { CoverField } from './cover-field'
import type { Draft } from './post-draft'

/** What a post has once, whatever its languages: address, topic, author, cover. */
export function PostMetaFields({
  draft,
  fixed,
  about,
  onChange,
}: {
  draft: Draft
  /** A published post keeps its address. */
  fixed: boolean
  about: (path: string) => string | undefined
  onChange: (changed: Partial<Draft>) => void
}) {
  const t = useTranslations('blogEditor')
  const blog = useTranslations('blog')
  return (
    <div className="space-y-4">
      <TextField
        name="id"
        label={t('field.id')}
        hint={t('field.idHint')}
        value={draft.id}
        required
        readOnly={fixed}
        maxLength={80}
        autoComplete="off"
        spellCheck={false}
        error={about('id')}
        onChange={(event) => onChange({ id: event.target.value })}
      />
      <SelectField
        name="category"
        label={t('field.category')}
        value={draft.category}
        error={about('category')}
        onChange={(event) => {
          const category = categories.find((each) => each === event.target.value)
          if (category) onChange({ category })
        }}
      >
        <SelectOptions of={categories} say={(category) => blog(`category.${category}`)} />
      </SelectField>
      <TextField
        name="author"
        label={t('field.author')}
        value={draft.author}
        required
        maxLength={longestAuthor}
        error={about('author')}
        onChange={(event) => onChange({ author: event.target.value })}
      />
      <CoverField cover={draft.cover} onChange={(cover) => onChange({ cover })} />
    </div>
  )
}
