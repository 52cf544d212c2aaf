import { type SavedNoticeKey, savedNotices } from './constants'

/** What the address of the profile asks for; values that make no sense are left out. */
export function readProfileQuery(params: Record<string, string | string[] | undefined>): {
  edit: boolean
  saved: SavedNoticeKey | null
} {
  return {
    edit: params.edit === '1',
    saved: savedNotices.find((word) => word === params.saved) ?? null,
  }
}
