'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { TextArea, TextField } from '@/components/ui/form/field'
import { FormStatus } from '@/components/ui/form/form-status'
import { NamedSelect } from '@/components/ui/form/named-select'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { writeRemark } from '@/lib/saved/actions'
import { longest } from '@/lib/saved/constants'
import { initialRemarkState, type RemarkState } from '@/lib/saved/form-state'
import type { SavedSource, SharingChoice } from '@/lib/saved/schema'

const loadSchema = async () => (await import('@/lib/saved/schema')).remarkFormSchema

/** The note and the folder of something saved. `folders`: those that one has already. */
export function RemarkForm({
  source,
  folders,
  organizations,
}: {
  source: Pick<SavedSource, 'id' | 'citation' | 'folder' | 'note' | 'organization_id'>
  folders: readonly string[]
  organizations: readonly SharingChoice[]
}) {
  const t = useTranslations('saved')
  const listId = useId()
  const { state, isPending, form, field } = useActionForm<RemarkState>({
    action: writeRemark,
    initial: {
      ...initialRemarkState,
      values: {
        folder: source.folder ?? '',
        note: source.note ?? '',
        organization: source.organization_id ?? '',
      },
    },
    schema: loadSchema,
    errorText: (key) => t(`error.${key}`),
  })
  return (
    <form {...form} className="mt-3 max-w-[42em] space-y-3 border-l-2 border-line pl-3.5">
      <input type="hidden" name="id" value={source.id} />
      <TextArea {...field('note')} label={t('remark.note')} rows={3} maxLength={longest.note} />
      <TextField
        {...field('folder')}
        label={t('remark.folder')}
        hint={t('remark.folderHint')}
        maxLength={longest.folder}
        list={listId}
        autoComplete="off"
      />
      <datalist id={listId}>
        {folders.map((folder) => (
          <option key={folder} value={folder} />
        ))}
      </datalist>
      {organizations.length > 0 ? (
        <NamedSelect
          {...field('organization')}
          label={t('remark.share')}
          hint={t('remark.shareHint')}
          choices={organizations}
          none={t('remark.nobody')}
        />
      ) : null}
      <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
      <FormStatus tone="good">{state.result ? t('remark.changed') : null}</FormStatus>
      <SubmitButton pending={isPending} label={`${t('remark.change')}: ${source.citation}`}>
        {t('remark.change')}
      </SubmitButton>
    </form>
  )
}
