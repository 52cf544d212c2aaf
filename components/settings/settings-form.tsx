'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { CheckboxField, SelectField } from '@/components/ui/form/field'
import { SelectOptions } from '@/components/ui/form/select-options'
import { backupFrequencies } from '@/lib/settings/constants'
import type { CurrentSettings } from '@/lib/settings/types'
import { isAllowed } from '@/lib/site-state/ip-address'
import { AllowedAddresses } from './allowed-addresses'
import { MaintenanceDialog } from './maintenance-dialog'
import { MessageFields } from './message-fields'
import { SaveStatus } from './save-status'
import { useSettings } from './use-settings'

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="space-y-5 border-t border-strong pt-4 pb-8">
      <h2 className="text-lg font-bold">{title}</h2>
      {children}
    </section>
  )
}

/** How the site runs. Nothing changes before it is saved, and closing the site is asked about first. */
export function SettingsForm({
  current,
  own,
  lastBackup,
}: {
  current: CurrentSettings
  own: string | null
  /** Said by the server: the last record of a backup. */
  lastBackup: ReactNode
}) {
  const t = useTranslations('adminSettings')
  const format = useFormatter()
  const settings = useSettings(current)
  const { saved, form, submit } = settings
  const { register, setValue, watch } = form
  const allowed = watch('allowed')
  const [asking, setAsking] = useState(false)

  return (
    <form
      noValidate
      onSubmit={submit(() => {
        if (settings.busy) return
        if (form.getValues('maintenance') && !saved.input.maintenance) setAsking(true)
        else void settings.send()
      })}
    >
      <fieldset disabled={!settings.ready} className="min-w-0">
        <Section title={t('maintenance.title')}>
          <div>
            <CheckboxField
              {...register('maintenance')}
              label={t('maintenance.on')}
              hint={t('maintenance.hint')}
              defaultChecked={current.input.maintenance}
            />
            {saved.enabledAt ? (
              <p className="mt-1.5 ps-6.5 text-sm font-semibold text-warn">
                {t('maintenance.since', {
                  time: format.dateTime(new Date(saved.enabledAt), {
                    dateStyle: 'long',
                    timeStyle: 'short',
                  }),
                })}
              </p>
            ) : null}
          </div>
          <MessageFields form={form} />
          <AllowedAddresses
            allowed={allowed}
            own={own}
            onChange={(changed) => setValue('allowed', changed, { shouldDirty: true })}
          />
        </Section>
        <Section title={t('running.title')}>
          <CheckboxField
            {...register('debug')}
            label={t('running.debug')}
            hint={t('running.debugHint')}
            defaultChecked={current.input.debug}
          />
          <CheckboxField
            {...register('cache')}
            label={t('running.cache')}
            hint={t('running.cacheHint')}
            defaultChecked={current.input.cache}
          />
        </Section>
        <Section title={t('backup.title')}>
          <div className="max-w-64">
            <SelectField
              {...register('backup')}
              label={t('backup.frequency')}
              defaultValue={current.input.backup}
            >
              <SelectOptions of={backupFrequencies} say={(each) => t(`backup.every.${each}`)} />
            </SelectField>
          </div>
          {lastBackup}
        </Section>
        <div className="space-y-3 border-t border-strong py-4">
          <SaveStatus
            status={settings.status}
            onTakeTheirs={settings.takeTheirs}
            onKeepMine={({ seen }) => void settings.send(seen)}
          />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <button type="submit" className={buttonClass('primary')} aria-disabled={settings.busy}>
              {t('save')}
            </button>
            <p className="text-sm text-soft">
              {settings.busy ? t('saving') : settings.isDirty ? t('unsaved') : null}
            </p>
          </div>
        </div>
      </fieldset>
      <MaintenanceDialog
        open={asking}
        own={own}
        covered={isAllowed(allowed, own)}
        onCancel={() => setAsking(false)}
        onClose={() => {
          setAsking(false)
          void settings.send()
        }}
      />
    </form>
  )
}
