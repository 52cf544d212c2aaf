'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { buttonClass, inputClass } from '@/components/ui/button-class'
import type { DocumentGroup } from '@/lib/knowledge/document-groups'

/** Ticks many boxes of the form that it stands in at once; what is ticked is saved with the form. */
export function ChooseMany({ groups }: { groups: readonly DocumentGroup[] }) {
  const t = useTranslations('knowledge.collections.many')
  const place = useRef<HTMLDivElement>(null)
  const [group, setGroup] = useState('')
  const [count, setCount] = useState<number | null>(null)

  function tick(isWanted: (document: string) => boolean, value: boolean) {
    const boxes = [
      ...(place.current
        ?.closest('form')
        ?.querySelectorAll<HTMLInputElement>('input[name=document]') ?? []),
    ]
    for (const box of boxes) if (isWanted(box.value)) box.checked = value
    setCount(boxes.filter(({ checked }) => checked).length)
  }
  const chosen = groups.find(({ key }) => key === group)
  return (
    <div ref={place} className="mt-3 flex flex-wrap items-end gap-2 text-sm">
      {groups.length > 0 ? (
        <label className="min-w-40 grow basis-40">
          <span className="mb-1 block font-semibold">{t('group')}</span>
          <select
            value={group}
            onChange={({ target }) => setGroup(target.value)}
            className={inputClass}
          >
            <option value="">{t('documents')}</option>
            {groups.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <button
        type="button"
        className={buttonClass()}
        onClick={() => tick((id) => !chosen || chosen.documents.includes(id), true)}
      >
        {t(chosen ? 'these' : 'all')}
      </button>
      <button type="button" className={buttonClass('bare')} onClick={() => tick(() => true, false)}>
        {t('none')}
      </button>
      <p role="status" className="basis-full text-soft">
        {count === null ? '' : t('chosen', { count })}
      </p>
    </div>
  )
}
