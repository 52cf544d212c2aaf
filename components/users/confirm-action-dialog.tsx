import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog'

type Props = Omit<ComponentProps<typeof ConfirmDialog>, 'words'> & { confirm: string }

/** Asks once more before an account is changed; closes before it is. */
export function ConfirmActionDialog({ confirm, onConfirm, onClose, ...rest }: Props) {
  const t = useTranslations('adminUsers.acts')
  return (
    <ConfirmDialog
      {...rest}
      words={{ confirm, cancel: t('cancel'), close: t('close') }}
      onClose={onClose}
      onConfirm={() => {
        onClose()
        onConfirm()
      }}
    />
  )
}
