'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Dialog } from '@/components/ui/overlay/dialog'
import { hasSingleKeys, setSingleKeys } from './single-keys'

const shortcuts = [
  [['Ctrl K', '⌘ K', '/'], 'search'],
  [['j', 'k'], 'results'],
  [['↑', '↓'], 'preview'],
  [['Enter'], 'enter'],
  [['n', 'p'], 'places'],
  [['[', ']'], 'neighbours'],
  [['u'], 'list'],
  [['c'], 'passage'],
  [['?'], 'help'],
  [['Esc'], 'escape'],
] as const

/** The keys of the site, and the switch for those that are a single letter. */
export function ShortcutDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('quickSearch')
  const [on, setOn] = useState(hasSingleKeys)
  return (
    <Dialog open onClose={onClose} title={t('keys')} closeLabel={t('close')}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
        {shortcuts.map(([keys, name]) => (
          <div key={name} className="contents">
            <dt className="flex gap-1.5">
              {keys.map((key) => (
                <kbd key={key} className="border border-strong px-1.5 whitespace-nowrap">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{t(`shortcut.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <label className="flex items-start gap-2 border-t border-line pt-4 text-sm">
        <input
          type="checkbox"
          className="mt-1 accent-seal"
          checked={on}
          onChange={({ target }) => {
            setOn(target.checked)
            setSingleKeys(target.checked)
          }}
        />
        <span>{t('singleKeys')}</span>
      </label>
    </Dialog>
  )
}
