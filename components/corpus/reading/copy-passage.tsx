import { useTranslations } from 'next-intl'
import { type CopySource, copyText } from '@/lib/corpus/copy-forms'
import { CopyMenu } from './copy-menu'
import { permalink } from './permalink'
import type { SelectedPassage } from './use-selected-passage'

/** Copies the selected passage with its citation and the address of its paragraph. */
export function CopyPassage({ passage, source }: { passage: SelectedPassage; source: CopySource }) {
  const t = useTranslations('copyForms')
  const { text, id } = passage
  return (
    <CopyMenu
      label={t('passage')}
      shortcut="c"
      textOf={(form) =>
        copyText(form, { source, passage: text, anchor: id, address: permalink(id) })
      }
    />
  )
}
