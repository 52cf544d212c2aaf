'use client'

import { useTranslations } from 'next-intl'
import { type DragEvent, type ReactNode, useState } from 'react'
import type { UploadTarget } from './upload-problem'
import { upload } from './upload-store'

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Takes files that are dropped on it. The upload button does the same without dragging. */
export function DropZone({
  target,
  children,
}: {
  /** Where dropped files go. */
  target: UploadTarget
  children: ReactNode
}) {
  const t = useTranslations('documents')
  const [over, setOver] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way beside the button
    <div
      className={`relative space-y-3 ${over ? 'outline-2 outline-offset-4 outline-seal outline-dashed' : ''}`}
      onDragOver={(event) => {
        if (!holdsFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget))
          setOver(false)
      }}
      onDrop={(event) => {
        if (!holdsFiles(event)) return
        event.preventDefault()
        setOver(false)
        upload(event.dataTransfer.files, target)
      }}
    >
      {over ? <p className="text-sm font-semibold text-seal">{t('drop')}</p> : null}
      {children}
    </div>
  )
}
