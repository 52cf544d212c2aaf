import { useTranslations } from 'next-intl'
import { SelectField, TextField } from '@/components/ui/form/field'
import { SelectOptions } from '@/components/ui/form/select-options'
import { categories, longestAuthor } from '@/lib/content/constants'
import { CoverField } from './cover-field'
import type { PostForm } from './use-post-editor'

/** The fields that a post has once for all of its languages: address, topic, author, cover. */
export function PostMetaFields({
  form: { register, setValue },
  cover,
  fixed,
  errorOf,
}: {
  form: PostForm
  cover: string | null
  /** The address of a published post does not change. */
  fixed: boolean
  errorOf: (path: string) => string | undefined
}) {
  const t = useTranslations('blogEditor')
  const blog = useTranslations('blog')
  return (
    <div className="space-y-4">
      <TextField
        {...register('id')}
        label={t('field.id')}
        hint={t('field.idHint')}
        required
        readOnly={fixed}
        maxLength={80}
        autoComplete="off"
        spellCheck={false}
        error={errorOf('id')}
      />
      <SelectField
        {...register('category')}
        label={t('field.category')}
        error={errorOf('category')}
      >
        <SelectOptions of={categories} say={(category) => blog(`category.${category}`)} />
      </SelectField>
      <TextField
        {...register('author')}
        label={t('field.author')}
        required
        maxLength={longestAuthor}
        error={errorOf('author')}
      />
      <CoverField cover={cover} onChange={(next) => setValue('cover', next)} />
    </div>
  )
}
