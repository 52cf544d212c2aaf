import { StaticIcon } from '@/components/ui/static-icon'
import { ThemeSwitch } from './theme-switch'

/** Device setting, light or dark. */
export function ThemeToggle() {
  return (
    <ThemeSwitch
      icons={{
        system: <StaticIcon name="monitor" size={18} />,
        light: <StaticIcon name="sun" size={18} />,
        dark: <StaticIcon name="moon" size={18} />,
      }}
    />
  )
}
