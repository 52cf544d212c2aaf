import type { SettingsInput } from './schema'

/** How the site runs now. */
export type CurrentSettings = {
  input: SettingsInput
  /** When the maintenance began, while there is one. */
  enabledAt: string | null
  seen: string
}

export type Backup = {
  startedAt: string
  finishedAt: string | null
  bytes: number | null
  failed: boolean
}

/** What was wrong with what was typed, by its path: `message.ko`, `allowed.2`. */
export type SettingsErrors = Record<string, string>

export type SaveResult =
  | { ok: true; current: CurrentSettings }
  | { ok: false; reason: 'validation'; fields: SettingsErrors }
  /** Another administrator was faster: what they saved. */
  | { ok: false; reason: 'stale'; current: CurrentSettings }
  | { ok: false; reason: 'unauthorized' | 'forbidden' | 'failed' }
