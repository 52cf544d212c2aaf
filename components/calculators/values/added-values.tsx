'use client'

import { useTranslations } from 'next-intl'
import { DataTable } from '@/components/ui/data-table'
import { FoldedDeletion } from '@/components/ui/form/folded-deletion'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { deleteValue } from '@/lib/calculators/actions'
import type { AddedValue } from '@/lib/calculators/schema'
import {
  type DatedValueState,
  initialDatedValueState,
} from '@/lib/calculators/values/dated-value-form'

/** The figures that were added, each with its source. */
export function AddedValues({ values }: { values: readonly AddedValue[] }) {
  const t = useTranslations('adminValues')
  const shown = ({ kind, value }: AddedValue) =>
    kind === 'holiday'
      ? t(`holiday.${value as 'temporary'}`)
      : kind === 'base-rate'
        ? `${value}%`
        : t('won', { amount: Number(value) })
  return (
    <DataTable
      caption={t('list.title')}
      hideCaption
      empty={t('list.empty')}
      columns={[
        {
          key: 'kind',
          header: t('form.kind'),
          rowHeader: true,
          cell: ({ kind }) => t(`kind.${kind}`),
        },
        { key: 'value', header: t('form.value'), whole: true, cell: shown },
        {
          key: 'days',
          header: t('list.days'),
          whole: true,
          cell: ({ from, until }) => (until === null ? from : `${from} – ${until}`),
        },
        {
          key: 'source',
          header: t('form.source'),
          cell: ({ source }) => <span lang="ko">{source}</span>,
        },
        {
          key: 'delete',
          header: t('list.change'),
          cell: (value) => (
            <DeleteValue id={value.id} name={`${t(`kind.${value.kind}`)} ${value.from}`} />
          ),
        },
      ]}
      rows={values}
      rowKey={({ id }) => id}
    />
  )
}

function DeleteValue({ id, name }: { id: string; name: string }) {
  const t = useTranslations('adminValues')
  const { state, isPending, form } = useActionForm<DatedValueState>({
    action: deleteValue,
    initial: initialDatedValueState,
  })
  return (
    <FoldedDeletion
      row={name}
      form={form}
      isPending={isPending}
      values={{ id }}
      words={{
        open: t('list.delete'),
        text: t('list.deleteText'),
        confirm: t('list.confirm'),
      }}
      problem={state.reason ? t(`problem.${state.reason}`) : null}
    />
  )
}
