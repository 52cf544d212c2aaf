import { Monitor, Moon, Sun } from 'lucide-react'
import { ThemeSwitch } from './theme-switch'

/** Device setting, light or dark. */
export function ThemeToggle() {
  return (
    <ThemeSwitch
      icons={{
        system: <Monitor size={18} aria-hidden="true" />,
        light: <Sun size={18} aria-hidden="true" />,
        dark: <Moon size={18} aria-hidden="true" />,
      }}
    />
  )
}
