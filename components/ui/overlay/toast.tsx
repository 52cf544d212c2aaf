'use client'

import { Toast } from '@base-ui/react/toast'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'

export type ToastTone = 'plain' | 'good' | 'danger'

const edges: Record<string, string> = {
  plain: 'border-l-strong',
  good: 'border-l-good',
  danger: 'border-l-danger',
}

function ToastList({ closeLabel }: { closeLabel: string }) {
  const { toasts } = Toast.useToastManager()
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      swipeDirection={['right', 'down']}
      className={`border border-l-4 border-line bg-paper transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0 ${edges[toast.type ?? 'plain']}`}
    >
      <Toast.Content className="flex items-start gap-3 py-2.5 pr-1 pl-3.5">
        <div className="min-w-0 grow py-1 text-sm">
          <Toast.Title className="font-bold" />
          <Toast.Description className="text-soft" />
        </div>
        <Toast.Close
          aria-label={closeLabel}
          // Ours do not lie on top of each other, so each can be closed at any time.
          aria-hidden={false}
          className="grid size-9 shrink-0 place-content-center text-soft hover:text-ink"
        >
          <X size={18} aria-hidden="true" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ))
}

/** Around the pages that use {@link useToast}. F6 leads a keyboard to the messages. */
export function ToastProvider({
  closeLabel,
  regionLabel,
  children,
}: {
  closeLabel: string
  /** Names the place of the messages, e.g. "Notifications". */
  regionLabel: string
  children: ReactNode
}) {
  return (
    <Toast.Provider limit={3}>
      {children}
      <Toast.Portal>
        <Toast.Viewport
          aria-label={regionLabel}
          className="fixed right-4 bottom-4 z-40 flex w-[min(22rem,calc(100vw-2rem))] flex-col gap-2"
        >
          <ToastList closeLabel={closeLabel} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

/** Says that something has happened, when a screen reader has finished its sentence. */
export function useToast(): (message: { title: string; text?: string; tone?: ToastTone }) => void {
  const manager = Toast.useToastManager()
  return ({ title, text, tone = 'plain' }) => {
    manager.add({
      title,
      description: text,
      type: tone,
      // Bad news stays until it is closed.
      timeout: tone === 'danger' ? 0 : 6000,
    })
  }
}
