import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { hasSessionHint } from '@/components/layout/session/session-hint'
import { SelectField } from '@/components/ui/form/field'
import { loadOwnParties } from '@/lib/templates/actions'
import type { Party, PartyField } from '@/lib/templates/types'

/** Asked once a page: every question about a person shows the same. */
let loading: Promise<Party[]> | null = null
function loadParties(): Promise<Party[]> {
  loading ??= loadOwnParties().then(
    (loaded) => (loaded.ok ? loaded.parties : []),
    () => [],
  )
  return loading
}

/** People and companies of one's earlier drafts; whoever is chosen fills the fields below. */
export function KnownParties({ field, path }: { field: PartyField; path: string }) {
  const t = useTranslations('templates.party')
  const { setValue } = useFormContext()
  const [parties, setParties] = useState<Party[]>([])
  useEffect(() => {
    let isGone = false
    if (hasSessionHint())
      void loadParties().then((known) => {
        if (!isGone) setParties(known)
      })
    return () => {
      isGone = true
    }
  }, [])
  const fitting = parties.filter(({ type }) => !field.only || field.only === type)
  if (fitting.length === 0) return null
  function fill(name: string) {
    const party = fitting.find((each) => each.name === name)
    if (!party) return
    const fields = ['name', 'representative', ...field.ask] as const
    if (!field.only) setValue(`${path}.type`, party.type, { shouldDirty: true })
    for (const each of fields)
      if (party[each] !== undefined)
        setValue(`${path}.${each}`, party[each], { shouldDirty: true, shouldValidate: true })
  }
  return (
    <SelectField
      name={`known-${path}`}
      label={t('known')}
      hint={t('knownHint')}
      defaultValue=""
      onChange={({ currentTarget }) => fill(currentTarget.value)}
    >
      <option value="">{t('choose')}</option>
      {fitting.map(({ name }) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
