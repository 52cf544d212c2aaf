'use client'

import { ChevronDown, Copy, MoreHorizontal } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { Combobox } from '@/components/ui/form/combobox'
import { Select } from '@/components/ui/form/select'
import { ActionMenu } from '@/components/ui/overlay/action-menu'
import { Dialog } from '@/components/ui/overlay/dialog'
import { DisclosureMenu } from '@/components/ui/overlay/disclosure-menu'
import { menuItemClass } from '@/components/ui/overlay/menu-item-class'
import { Popover } from '@/components/ui/overlay/popover'
import { ToastProvider, useToast } from '@/components/ui/overlay/toast'
import { Tooltip } from '@/components/ui/overlay/tooltip'
import { Tabs } from '@/components/ui/tabs'
import { Link } from '@/lib/i18n/navigation'
import { Section, Specimen } from './specimen'

const courts = ['supreme', 'high', 'district'] as const
const laws = ['civil', 'criminal', 'labor', 'lease'] as const
const tabs = ['issue', 'holding', 'refs'] as const
const iconButton = 'grid size-10 place-content-center border border-line hover:border-strong'

function Choices() {
  const t = useTranslations('ui.choice')
  const [court, setCourt] = useState('supreme')
  const [law, setLaw] = useState<string | null>(null)
  return (
    <>
      <Specimen name="Select">
        <Select
          label={t('court')}
          hint={t('courtHint')}
          choices={courts.map((value) => ({ value, label: t(value) }))}
          value={court}
          onChange={setCourt}
        />
      </Specimen>
      <Specimen name="Combobox">
        <Combobox
          label={t('law')}
          hint={t('lawPlaceholder')}
          choices={laws.map((value) => ({ value, label: t(value) }))}
          value={law}
          onChange={setLaw}
          emptyText={t('lawNone')}
          clearLabel={t('clear')}
          openLabel={t('open')}
        />
      </Specimen>
    </>
  )
}

function Menus() {
  const t = useTranslations('ui')
  const toast = useToast()
  return (
    <>
      <Specimen name="DisclosureMenu, ActionMenu">
        <div className="flex items-center gap-6">
          <DisclosureMenu
            label={
              <>
                {t('menu.products')}
                <ChevronDown size={16} aria-hidden="true" />
              </>
            }
          >
            <ul>
              <li>
                <Link href="/case-search" className={menuItemClass}>
                  {t('menu.search')}
                </Link>
              </li>
              <li>
                <Link href="/products/contract-review" className={menuItemClass}>
                  {t('menu.contract')}
                </Link>
              </li>
            </ul>
          </DisclosureMenu>
          <ActionMenu
            label={<MoreHorizontal size={18} aria-hidden="true" />}
            ariaLabel={t('menu.more')}
            className={iconButton}
            actions={[
              {
                key: 'copy',
                label: t('menu.copy'),
                onSelect: () => toast({ title: t('toast.plain') }),
              },
              { key: 'rename', label: t('menu.rename'), onSelect: () => {}, disabled: true },
              {
                key: 'delete',
                label: t('button.danger'),
                danger: true,
                onSelect: () => toast({ title: t('toast.danger'), tone: 'danger' }),
              },
            ]}
          />
        </div>
      </Specimen>
      <Specimen name="Popover, Tooltip">
        <div className="flex items-center gap-6">
          <Popover
            label={t('popover.open')}
            className="text-sm underline underline-offset-4"
            title={t('popover.title')}
            closeLabel={t('dialog.close')}
          >
            {t('popover.text')}
          </Popover>
          <Tooltip text={t('menu.copy')} className={iconButton}>
            <Copy size={18} aria-hidden="true" />
          </Tooltip>
        </div>
      </Specimen>
    </>
  )
}

function Dialogs() {
  const t = useTranslations('ui.dialog')
  const button = useTranslations('ui.button')
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Specimen name="Dialog">
      <button type="button" className={buttonClass()} onClick={() => setOpen(true)}>
        {t('open')}
      </button>
      <Dialog
        open={open}
        onClose={close}
        title={t('title')}
        closeLabel={t('close')}
        footer={
          <>
            <button type="button" className={buttonClass()} onClick={close}>
              {button('quiet')}
            </button>
            <button type="button" className={buttonClass('danger')} onClick={close}>
              {button('danger')}
            </button>
          </>
        }
      >
        <p>{t('text')}</p>
      </Dialog>
    </Specimen>
  )
}

function Toasts() {
  const t = useTranslations('ui.toast')
  const toast = useToast()
  const messages = [
    { title: t('plain') },
    { title: t('good'), text: t('goodText'), tone: 'good' },
    { title: t('danger'), text: t('dangerText'), tone: 'danger' },
  ] as const
  return (
    <Specimen name="ToastProvider, useToast">
      <div className="flex flex-wrap gap-2">
        {messages.map((message) => (
          <button
            key={message.title}
            type="button"
            className={buttonClass()}
            onClick={() => toast(message)}
          >
            {t('show', { name: message.title })}
          </button>
        ))}
      </div>
    </Specimen>
  )
}

export function OverlaySpecimens() {
  const t = useTranslations('ui')
  return (
    <ToastProvider closeLabel={t('dialog.close')} regionLabel={t('toast.region')}>
      <Section id="overlays" title={t('section.overlays')}>
        <Choices />
        <Menus />
        <Dialogs />
        <Toasts />
        <Specimen name="Tabs" wide>
          <Tabs
            label={t('tabs.label')}
            items={tabs.map((value) => ({
              value,
              label: t(`tabs.${value}`),
              content: <p>{t(`tabs.${value}Text`)}</p>,
            }))}
          />
        </Specimen>
      </Section>
    </ToastProvider>
  )
}
