'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { DataTable } from '@/components/ui/data-table'
import { FoldedDeletion } from '@/components/ui/form/folded-deletion'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { Tag } from '@/components/ui/tag'
import { deleteGate } from '@/lib/ragops/configurations/actions'
import {
  type GateRemovalState,
  initialGateRemovalState,
} from '@/lib/ragops/configurations/form-state'
import type { Gate } from '@/lib/ragops/configurations/schema'

const tones = { passed: 'good', lost: 'danger', unproven: 'warn', unmeasured: 'plain' } as const

/** What may not get worse, and what the newest experiment says of one configuration. */
export function GateTable({ gates }: { gates: readonly Gate[] }) {
  const t = useTranslations('configurations')
  const format = useFormatter()
  const figure = (value: number) => format.number(value, { maximumFractionDigits: 3 })
  const signed = (value: number) =>
    format.number(value, { maximumFractionDigits: 3, signDisplay: 'exceptZero' })
  const nameOf = ({ dataset, metric, slice, value }: Gate) =>
    slice
      ? t('gate.ofSlice', {
          dataset,
          metric: t(`metric.${metric}`),
          slice: t(`slice.${slice}`),
          value: value ?? '',
        })
      : t('gate.of', { dataset, metric: t(`metric.${metric}`) })
  return (
    <DataTable
      caption={t('gate.title')}
      hideCaption
      empty={t('gate.empty')}
      columns={[
        { key: 'name', header: t('gate.what'), rowHeader: true, cell: nameOf },
        {
          key: 'margin',
          header: t('gate.margin'),
          align: 'right',
          cell: ({ margin }) => figure(margin),
        },
        {
          key: 'difference',
          header: t('gate.difference'),
          align: 'right',
          cell: ({ difference, low }) =>
            difference === null || low === null
              ? '–'
              : t('gate.figures', { difference: signed(difference), low: signed(low) }),
        },
        {
          key: 'outcome',
          header: t('gate.outcome'),
          whole: true,
          cell: ({ outcome }) => <Tag tone={tones[outcome]}>{t(`outcome.${outcome}`)}</Tag>,
        },
        {
          key: 'remove',
          header: t('gate.change'),
          whole: true,
          cell: (gate) => <RemoveGate id={gate.id} name={nameOf(gate)} />,
        },
      ]}
      rows={gates}
      rowKey={({ id }) => id}
    />
  )
}

function RemoveGate({ id, name }: { id: string; name: string }) {
  const t = useTranslations('configurations')
  const { state, isPending, form } = useActionForm<GateRemovalState>({
    action: deleteGate,
    initial: initialGateRemovalState,
  })
  return (
    <FoldedDeletion
      row={name}
      form={form}
      isPending={isPending}
      values={{ gate: id }}
      words={{ open: t('gate.remove'), confirm: t('gate.confirm') }}
      problem={state.reason ? t(`problem.${state.reason}`) : null}
    />
  )
}
