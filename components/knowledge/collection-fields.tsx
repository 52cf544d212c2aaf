import { useTranslations } from 'next-intl'
import { SelectField, TextField } from '@/components/ui/form/field'
import {
  collectionColors,
  longestCollectionName,
  longestDescription,
} from '@/lib/knowledge/constants'
import type { Collection } from '@/lib/knowledge/schema'

/** What a collection is called and looks like. */
export function CollectionFields({ given }: { given: Partial<Collection> }) {
  const t = useTranslations('knowledge.collections')
  return (
    <>
      <TextField
        name="name"
        label={t('name')}
        required
        maxLength={longestCollectionName}
        defaultValue={given.name ?? ''}
        autoComplete="off"
      />
      <TextField
        name="description"
        label={t('description')}
        maxLength={longestDescription}
        defaultValue={given.description ?? ''}
        autoComplete="off"
      />
      <SelectField name="color" label={t('color')} defaultValue={given.color ?? 'ink'}>
        {collectionColors.map((color) => (
          <option key={color} value={color}>
            {t(`colors.${color}`)}
          </option>
        ))}
      </SelectField>
    </>
  )
}
