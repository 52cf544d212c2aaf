import { useTranslations } from 'next-intl'
import { intakeLimits as limits } from '@/lib/chat/consultation/constants'
import { type Field, listsOf } from '@/lib/chat/consultation/field-table'
import { Boxes } from './choice-fields'
import { Line, Pick, Story } from './text-fields'

/** Who is involved, what happened, what is wanted. */
export function WhatStep({ field }: { field: Field }) {
  const t = useTranslations('consultation')
  const { roles, others, wants } = listsOf(field)
  return (
    <div className="space-y-6">
      <div className="grid gap-5 sm:grid-cols-2">
        <Pick
          name="role"
          label={t('form.role')}
          required
          none={t('form.notChosen')}
          options={roles.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
        />
        <Pick
          name="other"
          label={t('form.other')}
          required
          none={t('form.notChosen')}
          options={others.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
        />
      </div>
      <Line
        name="people"
        label={`${t('form.people')} (${t('form.optional')})`}
        hint={t('form.peopleHint')}
        most={limits.people}
      />
      <Story
        name="what"
        label={t('form.what')}
        hint={t('form.whatHint', { least: limits.whatLeast, most: limits.what })}
        required
        most={limits.what}
        rows={8}
      />
      <Boxes
        name="wants"
        label={t('form.wants')}
        hint={t('form.wantsHint', { most: limits.wants })}
        required
        options={wants.map((want) => ({ value: want, label: t(`wants.${want}`) }))}
      />
      <Story
        name="wantText"
        label={`${t('form.wantText')} (${t('form.optional')})`}
        most={limits.wantText}
        rows={2}
      />
    </div>
  )
}
