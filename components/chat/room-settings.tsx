'use client'

import { LanguageMenu } from '@/components/layout/language-menu'
import { ThemeToggle } from '@/components/layout/theme-toggle'

/** Language and theme in the room's bar. */
export function RoomSettings() {
  return (
    <>
      <LanguageMenu />
      <span className="max-sm:hidden">
        <ThemeToggle />
      </span>
    </>
  )
}
