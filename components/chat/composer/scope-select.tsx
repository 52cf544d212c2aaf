import { useTranslations } from 'next-intl'
import { SelectOptions } from '@/components/ui/form/select-options'
import { offeredScope, ownScopes, type Scope, type ScopeCollection, scopes } from './scope'

/** Where to look: the law, one's own documents, or both. `collections` is null for whoever has no documents. */
export function ScopeSelect({
  scope,
  collections,
  onScope,
}: {
  scope: Scope
  collections: readonly ScopeCollection[] | null
  onScope: (scope: Scope) => void
}) {
  const t = useTranslations('chatThread.composer')
  return (
    <label className="flex min-w-0 items-center gap-1.5 text-sm whitespace-nowrap text-soft">
      <span className="max-sm:sr-only">{t('scope')}</span>
      <select
        name="scope"
        value={offeredScope(scope, collections)}
        onChange={(event) => onScope(offeredScope(event.target.value, collections))}
        className="min-h-9 max-w-44 min-w-0 border border-line bg-paper px-1.5 text-ink"
      >
        {collections ? (
          <>
            <optgroup label={t('groups.law')}>
              <SelectOptions of={scopes} say={(each) => t(`scopes.${each}`)} />
            </optgroup>
            <optgroup label={t('groups.documents')}>
              <SelectOptions of={ownScopes} say={(each) => t(`scopes.${each}`)} />
            </optgroup>
            {collections.length > 0 ? (
              <optgroup label={t('groups.collections')}>
                {collections.map(({ id, name }) => (
                  <option key={id} value={`collection:${id}`}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ) : null}
          </>
        ) : (
          <SelectOptions of={scopes} say={(each) => t(`scopes.${each}`)} />
        )}
      </select>
    </label>
  )
}
