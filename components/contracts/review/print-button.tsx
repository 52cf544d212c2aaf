'use client'

import { Printer } from 'lucide-react'
import { buttonClass } from '@/components/ui/button-class'

export function PrintButton({ label }: { label: string }) {
  return (
    <button type="button" className={buttonClass()} onClick={() => window.print()}>
      <Printer size={16} aria-hidden="true" />
      {label}
    </button>
  )
}
