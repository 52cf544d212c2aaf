import { useEffect, useState } from 'react'

/** Where system settings are stored in the browser (spec 3); only the one that concerns the shell is read. */
const settingsKey = 'system-settings'

function enabledInSettings(): boolean {
  try {
    const settings: unknown = JSON.parse(localStorage.getItem(settingsKey) ?? 'null')
    return (
      typeof settings === 'object' &&
      settings !== null &&
      'debugMode' in settings &&
      settings.debugMode === true
    )
  } catch {
    return false
  }
}

/** Whether the hidden panel is asked for: by Ctrl+Alt+D, or by the setting `debugMode`. */
export function useDebugSwitch(): { on: boolean; off: () => void } {
  const [on, setOn] = useState(enabledInSettings)
  useEffect(() => {
    function press(event: KeyboardEvent) {
      // By the key's place: with Alt held, some layouts type another letter.
      if (event.ctrlKey && event.altKey && event.code === 'KeyD') setOn((was) => !was)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return { on, off: () => setOn(false) }
}
